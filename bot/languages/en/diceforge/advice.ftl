# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = { $feat } suits you best of the remaining sets.
diceforge-advice-points = { $points ->
    [0] { "" }
   *[other] about { $points } GP
 }
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Put it over { $old } on your { $die }: that’s the face you need least.
    [misfortune_yellow] Put it over { $old } on your { $die }: that’s the face you need least.
    [misfortune_green] Put it over { $old } on your { $die }: that’s the face you need least.
    [misfortune_blue] Put it over { $old } on your { $die }: that’s the face you need least.
    [boar_red] Put the boar over { $old } on your { $die }: that’s the face you need least.
    [boar_yellow] Put the boar over { $old } on your { $die }: that’s the face you need least.
    [boar_green] Put the boar over { $old } on your { $die }: that’s the face you need least.
    [boar_blue] Put the boar over { $old } on your { $die }: that’s the face you need least.
   *[other] Forge { $face } over { $old } on your { $die }: { $points ->
        [0] that’s the face you need least
       *[other] it should come up { $times ->
            [one] once
           *[other] some { $times } times
         } and bring about { $points } GP more
     }.
 }
diceforge-advice-feat = { $card } brings { $vp } GP{ $effect ->
    [0] { "" }
   *[other] , and its effect about { $effect } more by the end
 }{ $titans ->
    [0] { "" }
   *[other] , plus { $titans } from the rebellion
 }.
diceforge-advice-use = Use { $card } first: reinforcements come before your action.
diceforge-advice-triton = Your Triton’s { diceforge-yield } makes a better action possible now.
diceforge-advice-extra = A second action { $points ->
    [0] pays off
   *[other] brings about { $points } GP
 } now. The 2 sun shards are worth less.
diceforge-advice-pass = Nothing you can buy is worth its price now. Save up.
diceforge-advice-end = Nothing else you can buy is worth its price.
diceforge-advice-gain = Take { diceforge-yield }: { $next_id ->
    [none] it’s the most useful now
   *[other] then you can pay for { $next }
 }.
diceforge-advice-lose = You need this least.
diceforge-advice-hammer = { $worked ->
    [0] Keep the gold: you have a better use for it than the hammer.
   *[other] { $worked } gold for the hammer { $vp ->
        [0] brings it closer to the points of its lap
       *[other] finishes a lap: { $vp } GP
     }.
 }
diceforge-advice-exchange-yes = { $gain } GP are worth more than what you trade for them.
diceforge-advice-exchange-no = You need { $amounts } more than the points.
diceforge-advice-copy = Take { $face }: it’s the best face showing.
diceforge-advice-first = Start with { $face }: that way you waste the least.
diceforge-advice-ship-none = No face on sale is worth its price to you.
diceforge-advice-cerberus-use = You’re unlikely to get a better roll for your token.
diceforge-advice-cerberus-keep = Keep the token for a better roll.
diceforge-advice-die = The { $die } has the better faces.
diceforge-advice-pair = Take { $faces }: they give you the most.
diceforge-advice-seat = { $other } has the most points, so give it to them.
diceforge-advice-companion = Your Companion has come far enough: take { $sun } sun and { $gain } GP.
diceforge-advice-twins = You gain little from { $face } now. On average, the { $die } shows something better.
diceforge-advice-twins-keep = This roll isn’t worth 3 gold to change.
diceforge-advice-first-token = Collect this one first: its move is worth more now.
diceforge-advice-scepter = { $stored ->
    [0] You need this gold in your inventory.
   *[other] { $stored } gold on the scepter: it’s safe there and can become shards.
 }
diceforge-advice-purse = { $scepter ->
    [0] Pay from your inventory, so the scepter stays full.
   *[other] Pay { $scepter } gold from the scepter: the gold in your inventory is more useful.
 }
diceforge-advice-pay = Pay this way: what you keep is worth the most.
diceforge-advice-step = Move the Companion on space { $space }.
diceforge-advice-merchant-vp = No upgrade is worth more than 2 GP now.
diceforge-advice-merchant = A better face gives you more than the points.
diceforge-advice-forge-none = No face you could forge beats your own.
diceforge-advice-side = Turn the { $die } to { $face }: it gives you the most now.
diceforge-advice-trade = { $gold ->
    [0] Keep your gold: faces bring more than the points.
   *[other] { $gain } GP are worth more than what { $gold } gold could buy.
 }
diceforge-advice-take = { $card } is the best of the free feats{ $points ->
    [0] { "" }
   *[other] : about { $points } GP in all
 }.
diceforge-advice-path = Go to space { $space }: this way gives you the most.
diceforge-advice-treasure = Take { $amounts }: { $next_id ->
    [none] it’s the most useful now
   *[other] then you can pay for { $next }
 }.
diceforge-advice-deal-yes = The points are worth the price.
diceforge-advice-deal-no = You need what this costs more than the points.
diceforge-advice-celestial-roll = Every side of the Celestial Die gives you something.
diceforge-advice-celestial-skip = It can’t give you anything more.
diceforge-advice-memory = You’ll soon take a feat on island { $island }.

# What a puzzle is about: the kinds of options to be weighed.

diceforge-theme-ousting = Ousting
diceforge-theme-reinforcement = A reinforcement first?
diceforge-theme-extra = Stop, or go on?
diceforge-theme-feat_forge = Feat or a new face?
diceforge-theme-feat = Which feat?
diceforge-theme-face = Which face to forge?
diceforge-theme-place = Which place for the face?
diceforge-theme-gold = Where does the gold go?
diceforge-theme-memory = Where to lay the token?
diceforge-theme-dice = What the dice bring
diceforge-theme-other = A close choice
