# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = { $feat } suits you best of the sets that are left.
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Put it in place of { $old } on your { $die }: you will miss that the least.
    [misfortune_yellow] Put it in place of { $old } on your { $die }: you will miss that the least.
    [misfortune_green] Put it in place of { $old } on your { $die }: you will miss that the least.
    [misfortune_blue] Put it in place of { $old } on your { $die }: you will miss that the least.
    [boar_red] Put the boar in place of { $old } on your { $die }: you will miss that the least.
    [boar_yellow] Put the boar in place of { $old } on your { $die }: you will miss that the least.
    [boar_green] Put the boar in place of { $old } on your { $die }: you will miss that the least.
    [boar_blue] Put the boar in place of { $old } on your { $die }: you will miss that the least.
   *[other] Forge { $face } on your { $die } in place of { $old }: it brings the most over the rolls that are left.
 }
diceforge-advice-feat = { $card } brings more than anything else you can pay for now.
diceforge-advice-use = Use { $card } first: reinforcements come before the action.
diceforge-advice-triton = The { diceforge-yield } of a Triton make a better action possible now.
diceforge-advice-extra = A second action is worth more than the 2 sun shards it costs.
diceforge-advice-pass = Nothing within reach is worth its price; save up for later.
diceforge-advice-end = Nothing more within reach is worth its price.
diceforge-advice-gain = Take { diceforge-yield }: it will serve you best.
diceforge-advice-lose = Of this you will miss the least.
diceforge-advice-hammer = { $worked ->
    [0] Keep the gold: it has a better use than the hammer.
   *[other] { $worked } gold to the hammer brings the most.
 }
diceforge-advice-exchange-yes = { $gain } GP are worth more than what you give for them.
diceforge-advice-exchange-no = You will need { $amounts } more than the points.
diceforge-advice-copy = Take { $face }: it is the best of all that are showing now.
diceforge-advice-first = Begin with { $face }: that way the least is wasted.
diceforge-advice-ship-none = No face on sale is worth its price to you.
diceforge-advice-cerberus-use = A better roll for your token will hardly come.
diceforge-advice-cerberus-keep = Keep the token for a better roll.
diceforge-advice-die = The { $die } has the better faces.
diceforge-advice-pair = Take { $faces }: they give you the most.
diceforge-advice-seat = { $other } has the most points and should carry it.
diceforge-advice-companion = The Companion has come far enough: take { $sun } sun and { $gain } GP.
diceforge-advice-twins = { $face } is worth little now: the { $die } will show something better on average.
diceforge-advice-twins-keep = What lies there is not worth 3 gold to roll again.
diceforge-advice-first-token = Collect this one first: its step counts for more now.
diceforge-advice-scepter = { $stored ->
    [0] You will need this gold in your store.
   *[other] { $stored } gold on the scepter: it is not lost there, and may become shards.
 }
diceforge-advice-purse = { $scepter ->
    [0] Pay from the store, so that the scepter stays full.
   *[other] Pay { $scepter } gold from the scepter: what stays in the store serves you better.
 }
diceforge-advice-pay = Pay like this: what you keep is worth the most.
diceforge-advice-step = Move the Companion on space { $space } on.
diceforge-advice-merchant-vp = No better face is worth more than 2 GP now.
diceforge-advice-merchant = A better face brings more than the points.
diceforge-advice-forge-none = No face that you could forge is better than your own.
diceforge-advice-side = Turn the { $die } to { $face }: it brings the most now.
diceforge-advice-trade = { $gold ->
    [0] Keep your gold: faces bring more than the points.
   *[other] { $gain } GP are worth more than what { $gold } gold could buy.
 }
diceforge-advice-take = { $card } is the best of the feats that are free.
diceforge-advice-path = Go to space { $space }: this way brings the most.
diceforge-advice-treasure = Take { $amounts }: it will serve you best.
diceforge-advice-deal-yes = The points are worth more than their price.
diceforge-advice-deal-no = You need what this would cost more than the points.
diceforge-advice-celestial-roll = Every side of the Celestial Die brings something.
diceforge-advice-celestial-skip = There is nothing left to gain by it.
diceforge-advice-memory = You will soon take a feat of island { $island }.
