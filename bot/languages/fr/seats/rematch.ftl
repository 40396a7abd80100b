# The rematch.

rematch-press = Revanche
rematch-invitation = 🔁 { $name } aimerait une revanche : { $people } · appuyez sur **Rejoindre** dans le lobby. { $span }
rematch-joined = Tu en es. Le lobby montre qui d’autre participe.
rematch-begun = Votre prochaine partie a commencé.
