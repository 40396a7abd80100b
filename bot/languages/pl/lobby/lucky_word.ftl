# The lucky word of a player, mixed into the seed of a match.

lucky-word-title = Szczęśliwe słowo
lucky-word-label = Dowolne słowo
lucky-word-about = Wmieszam je w kości. Nikt nie wie, co to zmieni.
lucky-word-added = Twoje szczęśliwe słowo jest już wmieszane w kości.
