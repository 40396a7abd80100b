# The settings of a server.

settings-title = **Settings of this server**
    What you choose here counts for new matches; running ones go on as they began.
settings-channels-all = **Matches are opened in:** all channels
settings-channels = **Matches are opened in:** { $channels }
settings-language = **Language of the boards:** { $language }
settings-language-host = the host’s language
settings-usual = **New matches:** { $lines }
settings-usual-none = **New matches:** as usual (no time limit, a new message each turn)
settings-seasons-none = **At the end of a season:** no message
settings-seasons = **At the end of a season:** the best in { $channel }
settings-queue-none = **Matches of the `/queue`:** not in this server
settings-queue = **Matches of the `/queue`:** in threads of { $channel }, when all players see it
settings-form-queue = Channel for matches of the queue
settings-choose-queue = Each gets a thread there when all its players see the channel. Nothing chosen: nowhere.
settings-choose-language = Language of the boards
settings-press-server = Channels and language …
settings-press-usual = How new matches are run …
settings-form-channels = Channels for matches
settings-form-seasons = Channel for the end of a season
settings-choose-seasons = Where the best of a season are told. Nothing chosen: nowhere.
settings-choose-channels = Where matches are opened. Nothing chosen: everywhere.
bot-refusal-not_manager = Only those who manage this server can do this.
command-settings = settings
command-settings-about = Settings of this server: channels, language, how matches are run
