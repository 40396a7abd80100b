# Answers to a click or a command that could not be carried out, in any feature.

handling-incident = Désolé, quelque chose a mal tourné, et c’est ma faute, pas la tienne. Ta partie est sauve. Réessaie ; si ça recommence, signale l’incident **{ $number }**.
handling-answer-lost = Discord n’a pas accepté ma réponse. Regarde ton plateau : s’il montre ton choix, tout va bien ; sinon, réessaie.
handling-restarting = Je redémarre. Rien n’est perdu ; appuie de nouveau dans une minute.
handling-too-busy = Je dessine beaucoup pour ce serveur en ce moment. Rien n’est perdu ; réessaie dans quelques secondes.
handling-slow-down = C’était un peu rapide pour moi. Appuie de nouveau dans un instant.
handling-unknown-button = Ce bouton n’est plus à jour. `/board` montre le plateau avec des boutons frais.
handling-commands-changed = Mes commandes viennent d’être mises à jour. Réessaie dans une minute.
handling-form-kept = Tes saisies sont gardées. Rouvre le formulaire pour les corriger.
handling-bad-value = Je ne peux pas utiliser cette valeur. Choisis-en une dans la liste.
