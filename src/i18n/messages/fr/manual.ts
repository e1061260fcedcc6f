import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('fr');

/** Texts of the report on a manual. */
export const manualFr: Messages['manual'] = {
  reading: (done, total) => `Vérification, ${done} fichiers sur ${total}`,
  progress: 'Vérification de la notice',
  stop: 'Arrêter la vérification',
  stopped: 'Tout n’a pas été vérifié.',
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} fichier était trop volumineux : ses liens n’ont pas été vérifiés.`,
      other: (n) => `${n} fichiers étaient trop volumineux : leurs liens n’ont pas été vérifiés.`,
    }),
  sound: 'Aucun problème trouvé',
  errors: (count) => plural(count, { one: (n) => `${n} erreur`, other: (n) => `${n} erreurs` }),
  warnings: (count) =>
    plural(count, { one: (n) => `${n} avertissement`, other: (n) => `${n} avertissements` }),
  infos: (count) => plural(count, { one: (n) => `${n} remarque`, other: (n) => `${n} remarques` }),
  severity: { error: 'Erreur', warning: 'Avertissement', info: 'Remarque' },
  preview: 'Aperçu',
  showPlace: 'Voir dans l’aperçu',
  noPreview: 'L’aperçu n’a pas pu être chargé.',
  line: (line) => `ligne ${line}`,
  more: (count) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
  saveJson: 'Enregistrer en JSON',
};
