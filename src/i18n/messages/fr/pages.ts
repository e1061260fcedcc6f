import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('fr');

/** Texts of the header, the account menu and the first page. */
export const pagesFr: PagesMessages = {
  account: {
    button: (name) => `Compte : ${name}`,
    roles: (roles) => `Rôles : ${roles}`,
    noRole: 'Aucun rôle',
  },
  header: {
    offline: 'Hors ligne',
    done: (done, total) => `${done} sur ${total}`,
  },
  assetDocuments: 'Documents de cet équipement',
  chooseAsset: {
    title: 'Choisir un équipement',
    intro: 'Choisissez l’équipement auquel vos documents appartiennent.',
    label: 'Rechercher ou saisir un ID d’équipement',
    hint: 'Vous le trouverez sur la plaque signalétique ou dans votre système de maintenance, par exemple PRESS-0042.',
    open: (id) => `Ouvrir l’équipement ${id}`,
    openAsIs: (id) => `Ouvrir ${id} tel quel`,
    unlisted:
      'Absent de la liste. Vérifiez l’ID sur la plaque signalétique ou dans votre système de maintenance.',
    unknown: (id) => `${id} est inconnu. Vérifiez la plaque signalétique, ou continuez.`,
    similar: 'Vouliez-vous dire',
    checking: (id) => `La vérification de ${id} continue. Vous pouvez continuer.`,
    notChecked: (id) => `${id} n’a pas pu être vérifié. Vous pouvez continuer.`,
    offline: (id) => `Vous êtes hors ligne : ${id} n’est pas vérifié. Vous pouvez continuer.`,
    missing: 'Saisissez un ID d’équipement',
    impossible: 'Saisissez un autre ID d’équipement que « . » ou « .. »',
    recent: 'Équipements récents',
    all: 'Équipements',
    found: (count) =>
      plural(count, { one: (n) => `${n} équipement trouvé`, other: (n) => `${n} équipements trouvés` }),
    shown: (shown, total) => `${shown} sur ${total} affichés. Recherchez pour trouver les autres.`,
  },
};
