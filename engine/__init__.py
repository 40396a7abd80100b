"""The rules of the games: pure and synchronous code without Discord, pictures, database or clock.

A match asks its seats questions, and a seat answers with the id of one of the options. All chance comes from the seed:

>>> from engine.match import Match
>>> from engine.players import choose
>>> from engine.registry import find_game
>>> match = Match.start(find_game("hercules"), seats=2, seed=bytes(range(32)))
>>> question = match.questions[0]
>>> question.seat, question.kind
(0, 'turn')
>>> [event.kind for event in match.play(question.seat, question.options[0].id)]
['laboured', 'took_demigod']

Computer players choose for any seat, here to the end of the match:

>>> while match.questions:
...     seat = match.questions[0].seat
...     events = match.play(seat, choose("greedy", match, seat).option)
>>> match.is_finished
True
>>> [standing.place for standing in match.standings]
[1, 2]

A match is its seed and its choices. It can be saved as JSON at any question, and continues as it would have:

>>> restored = Match.restore(match.game, match.save())
>>> restored.standings == match.replay().standings == match.standings
True
"""
