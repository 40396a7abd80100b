# Inviting people to a lobby.

invitations-question = **Kogo zaprosić?** Zawołam te osoby do lobby jedną wiadomością.
invitations-choose = Wybierz osoby z tego serwera…
invitations-done = Zaproszenie dostają: { $names }.
invitations-message = { $people } **{ $name }** zaprasza do gry: { $game }. Naciśnij **Dołącz** { $link ->
    [none] w lobby.
   *[other] [w lobby]({ $link }).
 } { $span }

# Refusals.

refusal-no_bot = Nie mogę zaprosić bota, nawet siebie. *Komputer* w lobby doda kogoś do gry.
refusal-too_many_calls = To już kilka zaproszeń z rzędu. Odczekaj minutę i wyślij następne.

# In the menu of a person.

menu-invite = Zaproś do partii
refusal-no_own_lobby = Nie masz lobby na tym serwerze. Otwórz je przez `/play`, a potem zaproś do niego innych.
refusal-which_lobby = Masz kilka lobby{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Zaproś z kanału tego, o które ci chodzi.
refusal-cannot_see_lobby = Zaproszenie nie poszło ({ $player }), bo nie wiem, czy ta osoba widzi kanał twojego lobby. Daj jej dostęp albo otwórz lobby tam, gdzie go ma.
