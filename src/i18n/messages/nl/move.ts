import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('nl');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveNl: MoveMessages = {
  open: 'Naar een andere installatie verplaatsen…',
  title: 'Naar een andere installatie verplaatsen',
  assetId: 'Installatie-ID',
  uploads: 'Te verplaatsen uploads',
  notSentYet: 'Er wordt niets verzonden tot u dit venster sluit.',
  sameAsset: 'Voer de ID van een andere installatie in',
  noneSelected: 'Kies minstens één upload',
  confirm: (count) =>
    plural(count, { one: (n) => `${n} upload verplaatsen`, other: (n) => `${n} uploads verplaatsen` }),
  cancel: 'Annuleren',
  beingSent: (count) =>
    plural(count, {
      one: (n) => `${n} upload wordt verzonden. Pauzeer hem om hem te verplaatsen.`,
      other: (n) => `${n} uploads worden verzonden. Pauzeer ze om ze te verplaatsen.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, {
      one: (n) => `${n} upload kan niet worden verplaatst, omdat hij misschien al is opgeslagen.`,
      other: (n) => `${n} uploads kunnen niet worden verplaatst, omdat ze misschien al zijn opgeslagen.`,
    }),
  locked: (asset) =>
    `U kunt de installatie niet wijzigen: het document is misschien al bij ${asset} opgeslagen.`,
  moved: (count, asset) =>
    plural(count, {
      one: () => `Verplaatst naar ${asset}`,
      other: (n) => `${n} uploads verplaatst naar ${asset}`,
    }),
  notMoved: (count) =>
    plural(count, {
      one: (n) => `${n} upload is niet verplaatst, omdat hij al werd verzonden.`,
      other: (n) => `${n} uploads zijn niet verplaatst, omdat ze al werden verzonden.`,
    }),
  show: 'Tonen',
  undo: 'Ongedaan maken',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'Installatie wijzigen',
    hint: 'De gekozen bestanden en uw invoer blijven behouden.',
    occupied: (asset) => `Voor ${asset} zijn al bestanden gekozen. Upload of verwijder die eerst.`,
  },
  guard: {
    title: 'Is dit de juiste installatie?',
    names: (file, asset) => `“${file}” noemt ${asset}.`,
    namesMany: (file, more, asset) =>
      plural(more, {
        one: (n) => `“${file}” en nog ${n} bestand noemen ${asset}.`,
        other: (n) => `“${file}” en nog ${n} bestanden noemen ${asset}.`,
      }),
    ofPackage: (packageName, product, asset) =>
      `“${packageName}” is voor ${product}. Dit product hoort bij ${asset}.`,
    uploadingTo: (asset) => `U uploadt naar ${asset}.`,
    anyway: (asset) => `Toch naar ${asset} uploaden`,
    upload: (parts) => `${parts} uploaden`,
    also: (parts, part) => `${parts}, ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} naar ${asset}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} naar de genoemde installaties` }),
    back: 'Terug',
  },
};
