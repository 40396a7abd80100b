# Pig: all that people read of it. In the tree: bot/languages/en/pig/game.ftl

pig-title = Pig
pig-pitch = Roll the die as long as you dare. A 1 takes away all that you’ve rolled this turn, so hold in time.
pig-duration = about 5 minutes

# What can be chosen before a match.

pig-setting-goal = Goal
pig-setting-goal-50 = 50 points
pig-setting-goal-100 = 100 points

# What is asked, and the options.

pig-ask-turn = You’ve rolled { $rolled }. Roll again, or hold?
pig-option-roll = Roll again
pig-option-roll-note = A 1 loses the { $rolled }
pig-option-hold = Hold { $rolled }
pig-option-hold-note = Then you have { $points } points

# What happens. “.on” continues the line of the same player.

pig-event-rolled = **{ $seat }** { pig-event-rolled.on }
    .on = rolls a { $pips }
pig-event-held = **{ $seat }** { pig-event-held.on }
    .on = holds and has { $points } points
pig-event-lost = **{ $seat }** { pig-event-lost.on }
    .on = { $rolled ->
        [0] rolls a 1
       *[other] rolls a 1 and loses { $rolled } points
    }
pig-event-scored = { $place }. **{ $seat }** · { $points } points

# Where points come from.

pig-part-held = Points held

# The command, and its setting.

command-play-pig = pig
command-play-pig-about = Pig for 2 to 4: open a lobby that others can join
command-setting-goal = goal
