# Inviting people to a lobby.

invitations-question = **Who would you like to invite?** I’ll call them to the lobby in one message.
invitations-choose = Choose people on this server…
invitations-done = Invited: { $names }.
invitations-message = { $people } **{ $name }** invites you to { $game }. Press **Join** { $link ->
    [none] in the lobby.
   *[other] [in the lobby]({ $link }).
 } { $span }

# Refusals.

refusal-no_bot = I can’t invite a bot, not even myself. *Computer player* in the lobby adds someone to play against.
refusal-too_many_calls = You’ve sent several invitations just now. Wait a minute, then send the next.

# In the menu of a person.

menu-invite = Invite to a match
refusal-no_own_lobby = You aren’t in a lobby on this server. Open one with `/play`, then invite people to it.
refusal-which_lobby = You’re in several lobbies{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Invite people from the channel of the one you mean.
refusal-cannot_see_lobby = I didn’t invite { $player }, because I can’t confirm that they see your lobby’s channel. Give them access, or open a lobby where they have it.
