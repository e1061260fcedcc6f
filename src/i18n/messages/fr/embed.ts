import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedFr: Messages['embed'] = {
  wrongTitle: 'Les documents ne peuvent pas être affichés ici',
  wrong: 'La page environnante donne des propriétés incorrectes. Prévenez son responsable :',
  signInNeeded:
    'Vous n’êtes plus identifié. Ce qui attend ici partira dès que vous le serez ; rien n’est perdu.',
  goOn: 'Continuer',
  brokenTitle: 'Cette partie de la page ne fonctionne plus',
  brokenHint: 'Les envois en cours continuent, et ce qui est conservé sur cet appareil n’est pas perdu.',
};
