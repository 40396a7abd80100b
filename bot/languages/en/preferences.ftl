# Personal preferences.

# The languages.

preferences-language-name = English
preferences-language-automatic = same as Discord
preferences-language-set = From now on I’ll speak { $language } with you. Boards of running matches keep their language; `/settings` sets it for the whole server.
refusal-no_such_language = I don’t speak that language yet. Please pick one from the list.

# The panel.

preferences-title = **Your preferences**
    They apply on every server, and only you see them.
preferences-language = **Language:** { $language }
preferences-reminders = **Reminders:** { $reminders }
preferences-reminders-channel = in the match’s channel
preferences-reminders-message = by direct message
preferences-reminders-none = none
preferences-refused = My last direct message didn’t reach you, so I’m using the channel instead. Once direct messages are allowed, choose them here again.
preferences-turns = **Your turns:** { $turns }
preferences-turns-channel = in the match’s channel only
preferences-turns-message = also by direct message, with all your choices
preferences-rolls-yes = **Rolls:** your turns by direct message show each roll as it falls
preferences-streaks-yes = **Streak:** a direct message before your streak at `/daily` ends
preferences-reminders-further = { $where }. { $often }, { $always }.
preferences-interval = After that, another { $interval }
preferences-interval-h6 = every 6 hours
preferences-interval-h12 = every 12 hours
preferences-interval-h24 = every day
preferences-interval-h48 = every 2 days
preferences-always-yes = also in matches without a time limit
preferences-always-no = only in matches with a time limit
preferences-quiet = **Quiet hours:** { $from } to { $until } ({ $zone }, now { $now } there)
preferences-quiet-none = **Quiet hours:** none
preferences-vacation-yes = **Vacation:** since { $since }, until your next move, or { $until } at the latest; a host may choose not to wait for you
preferences-vacation-no = **Vacation:** no · { $days ->
    [one] one day left this year
   *[other] { $days } days left this year
 }
preferences-symbols = **Pictures only you see:** { $symbols }
preferences-symbols-usual = standard colours
preferences-symbols-strong = high contrast (colour-blind friendly)
preferences-pictures = **Boards and cards only you see:** { $pictures }
preferences-pictures-table = same as the table
preferences-pictures-full = full
preferences-pictures-compact = compact, for small screens
preferences-rated-yes = **Statistics:** you’re listed in `/stats` and `/leaderboard`
preferences-rated-no = **Statistics:** you’re not listed in `/stats` and `/leaderboard`
preferences-choose-language = Language
preferences-choose-reminders = Reminders
preferences-choose-interval = Further reminders
preferences-choose-zone = Which one?
preferences-press-change = Change…
preferences-form-title = Your preferences
preferences-choose-pictures = Boards and cards only you see
preferences-choose-boxes = On or off
preferences-box-turns = Also send me my turns by direct message, with all my choices
preferences-box-rolls = Show me each roll as it falls, in my turns by direct message
preferences-box-always = Also remind me in matches without a time limit
preferences-box-strong = High contrast (colour-blind friendly) in pictures only I see
preferences-box-streaks = Send me a direct message before my /daily streak ends
preferences-box-rated = List me in statistics and on the leaderboard
preferences-press-hours = Quiet hours…
preferences-press-loud = No quiet hours
preferences-press-away = Go on vacation
preferences-press-back = Back from vacation
preferences-press-standing = Automatic answers
preferences-hours-title = Quiet hours
preferences-hours-zone = Your city or time zone
preferences-hours-zone-about = Vienna, New York, Europe/Berlin, UTC+2…
preferences-hours-from = Quiet from
preferences-hours-from-about = For example 22:00. Leave both empty for no quiet hours.
preferences-hours-until = Quiet until
preferences-hours-until-about = For example 8:00
preferences-which-zone = **Which time zone do you mean?** I know several that match “{ $typed }”.
preferences-zone-now = { $zone } · { $now } now
preferences-standing-which = **Automatic answers:** for which match?

# Refusals.

refusal-no_such_zone = I don’t know that time zone. Try a big city nearby, or an offset like UTC+2.
refusal-bad_hours = I can’t read these hours. Write them like 22:00 and 8:00; the two must differ.
refusal-zone_needed = Please add your city or time zone too, so I know when it’s night for you.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-preferences = preferences
command-preferences-about = Language, reminders, quiet hours, vacation, pictures, statistics
command-preferences-choose = language
command-preferences-choose-about = Your language; everything else is in the panel
