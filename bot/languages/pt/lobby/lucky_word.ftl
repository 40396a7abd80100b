# The lucky word of a player, mixed into the seed of a match.

lucky-word-title = Palavra da sorte
lucky-word-label = A palavra que você quiser
lucky-word-about = Eu a misturo aos dados. Ninguém sabe o que ela muda.
lucky-word-added = Sua palavra da sorte está na mistura.
