# The settings of a server.

server-settings-title = **Settings of this server**
    Changes apply to new matches; matches already running stay as they are.
server-settings-channels-all = **Matches are opened in:** all channels
server-settings-channels = **Matches are opened in:** { $channels }
server-settings-language = **Language of the boards:** { $language }
server-settings-language-host = the host’s language
server-settings-usual = **New matches:** { $lines }
server-settings-usual-none = **New matches:** the standard (no time limit, a new message each turn)
server-settings-seasons-none = **At the end of a season:** no post
server-settings-seasons = **At the end of a season:** post the best players in { $channel }
server-settings-puzzles-none = **Puzzle of the day:** no post
server-settings-puzzles = **Puzzle of the day:** in { $channel }
server-settings-form-puzzles = Channel for the puzzle of the day
server-settings-choose-puzzles = Where I post a puzzle every day. Leave empty for no post.
server-settings-queue-none = **Matches from the `/queue`:** not on this server
server-settings-queue = **Matches from the `/queue`:** in threads of { $channel }, if all players can see it
server-settings-form-queue = Channel for matches from the queue
server-settings-choose-queue = Each match gets a thread there if all its players can see the channel. Leave empty for none.
server-settings-choose-language = Language of the boards
server-settings-press-server = Channels and language…
server-settings-press-usual = Options for new matches…
server-settings-form-channels = Channels for matches
server-settings-form-seasons = Channel for the end of a season
server-settings-choose-seasons = Where I post the best players of a season. Leave empty for no post.
server-settings-choose-channels = Where matches can be opened. Leave empty for everywhere.
refusal-not_manager = Only people who manage this server can do that.
command-settings = settings
command-settings-about = Server settings: channels, language, how matches run
