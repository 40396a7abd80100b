# The settings of a server.

settings-title = **Settings of this server**
    Changes apply to new matches; matches already running stay as they are.
settings-channels-all = **Matches are opened in:** all channels
settings-channels = **Matches are opened in:** { $channels }
settings-language = **Language of the boards:** { $language }
settings-language-host = the host’s language
settings-usual = **New matches:** { $lines }
settings-usual-none = **New matches:** the standard (no time limit, a new message each turn)
settings-seasons-none = **At the end of a season:** no post
settings-seasons = **At the end of a season:** post the best players in { $channel }
settings-queue-none = **Matches from the `/queue`:** not on this server
settings-queue = **Matches from the `/queue`:** in threads of { $channel }, if all players can see it
settings-form-queue = Channel for matches from the queue
settings-choose-queue = Each match gets a thread there if all its players can see the channel. Leave empty for none.
settings-choose-language = Language of the boards
settings-press-server = Channels and language…
settings-press-usual = Options for new matches…
settings-form-channels = Channels for matches
settings-form-seasons = Channel for the end of a season
settings-choose-seasons = Where I post the best players of a season. Leave empty for no post.
settings-choose-channels = Where matches can be opened. Leave empty for everywhere.
bot-refusal-not_manager = Only people who manage this server can do that.
command-settings = settings
command-settings-about = Server settings: channels, language, how matches run
