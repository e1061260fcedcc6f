import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseFr: Messages['release'] = {
  isThere: 'Une nouvelle version est disponible.',
  afterReload: 'Après le rechargement, les envois reprennent ; ceux en cours repartent du début.',
  waits:
    'Rechargez plus tard : maintenant, des documents ni enregistrés par le service ni sur cet appareil seraient perdus.',
  partOutdated: 'Cette page a été mise à jour. Rechargez-la pour utiliser cette partie.',
};
