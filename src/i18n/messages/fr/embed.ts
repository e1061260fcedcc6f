import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedFr: EmbedMessages = {
  wrongTitle: 'Les documents ne peuvent pas être affichés ici',
  wrong: 'Cette page est mal configurée. Contactez votre administrateur :',
  tokenProblems: {
    'no-token': 'Connectez-vous pour continuer. Les envois en attente reprennent automatiquement.',
    'no-answer': 'La connexion prend plus de temps que prévu. Les envois reprendront ensuite.',
    'token-rejected':
      'Le service n’accepte pas votre connexion. Connectez-vous de nouveau. Si cela ne suffit pas, contactez votre administrateur.',
    'person-mismatch':
      'Cette page et votre connexion désignent des personnes différentes, donc rien n’est envoyé. Nouvelle tentative automatique. Si ce message persiste, contactez votre administrateur.',
    offline: 'Impossible de vous connecter sans réseau. Nouvelle tentative automatique.',
  },
  brokenTitle: 'Cette partie de la page ne fonctionne plus',
  brokenHint: 'Vos envois continuent, et les fichiers enregistrés sur cet appareil sont en sécurité.',
};
