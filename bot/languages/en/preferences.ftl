# Personal preferences.

# The languages.

bot-language-name = English
bot-language-automatic = same as Discord
bot-language-set = I speak { $language } with you from now on.
bot-refusal-no_such_language = I do not speak this language yet.

# The panel.

preferences-title = **Your preferences**
    They count in every server. Only you see them.
preferences-language = **Language:** { $language }
preferences-reminders = **Reminders:** { $reminders }
preferences-reminders-channel = in the match’s channel
preferences-reminders-message = by direct message
preferences-reminders-none = none
preferences-refused = Your last direct message from me did not get through, so I write to you in the channel. Choose direct messages again when they are open.
preferences-turns = **Your turns:** { $turns }
preferences-turns-channel = in the match’s channel
preferences-turns-message = by direct message too, with everything to choose
preferences-interval = After the second one, another { $interval }
preferences-interval-h6 = every 6 hours
preferences-interval-h12 = every 12 hours
preferences-interval-h24 = every day
preferences-interval-h48 = every 2 days
preferences-always-yes = also where a match has no time limit
preferences-always-no = only where a match has a time limit
preferences-quiet = **Quiet hours:** { $from } to { $until } ({ $zone }, where it is { $now })
preferences-quiet-none = **Quiet hours:** none
preferences-vacation-yes = **Vacation:** since { $since }, until your next move or { $until }
preferences-vacation-no = **Vacation:** no · { $days ->
    [one] one day left this year
   *[other] { $days } days left this year
 }
preferences-symbols = **Pictures for you alone:** { $symbols }
preferences-symbols-usual = as everybody sees them
preferences-symbols-strong = high contrast (colour-blind friendly)
preferences-pictures = **Boards and cards for you alone:** { $pictures }
preferences-pictures-table = laid out as the table has them
preferences-pictures-full = full
preferences-pictures-compact = compact, for a small screen
preferences-rated-yes = **Statistics:** your matches count in `/stats` and `/leaderboard`
preferences-rated-no = **Statistics:** you do not appear in `/stats` and `/leaderboard`
preferences-choose-language = Language
preferences-choose-reminders = Where I remind you
preferences-choose-interval = After the second reminder
preferences-choose-zone = Which one do you mean?
preferences-press-change = Change …
preferences-form-title = Your preferences
preferences-choose-pictures = Boards and cards for you alone
preferences-choose-boxes = On or off
preferences-box-turns = Send me my turns by direct message too, with everything to choose
preferences-box-always = Also remind me in matches without a time limit
preferences-box-strong = High contrast (colour-blind friendly) in pictures for me alone
preferences-box-rated = Count my matches in statistics and the leaderboard
preferences-press-hours = Quiet hours …
preferences-press-loud = No quiet hours
preferences-press-away = Go on vacation
preferences-press-back = Back from vacation
preferences-press-standing = Automatic answers
preferences-hours-title = Quiet hours
preferences-hours-zone = Your city or time zone
preferences-hours-zone-about = Vienna, New York, Europe/Berlin, UTC+2 …
preferences-hours-from = Quiet from
preferences-hours-from-about = Such as 22:00. Leave both empty for no quiet hours.
preferences-hours-until = Quiet until
preferences-hours-until-about = Such as 8:00
preferences-which-zone = **Which time zone do you mean?** I know several like “{ $typed }”.
preferences-zone-now = { $zone } · { $now } now
preferences-standing-which = **Automatic answers:** of which match?

# Refusals.

bot-refusal-no_such_zone = I know no time zone like that. Try a large city nearby, or an offset such as UTC+2.
bot-refusal-bad_hours = I cannot read these hours. Write them like 22:00 and 8:00, and not the same ones.
bot-refusal-zone_needed = Tell me your city or time zone too, so that I know when your night is.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-preferences = preferences
command-preferences-about = Language, reminders, quiet hours, vacation, symbols, statistics: all that is yours to choose
command-preferences-choose = language
command-preferences-choose-about = The language I speak to you; everything else is in the panel
