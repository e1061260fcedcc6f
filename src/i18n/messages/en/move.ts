import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveEn = {
  open: 'Move to another asset…',
  title: 'Move to another asset',
  assetId: 'Asset ID',
  uploads: 'Uploads to move',
  notSentYet: 'Nothing is sent until you close this window.',
  sameAsset: 'Enter the ID of another asset',
  noneSelected: 'Select at least one upload',
  confirm: (count: number) =>
    plural(count, { one: (n) => `Move ${n} upload`, other: (n) => `Move ${n} uploads` }),
  cancel: 'Cancel',
  beingSent: (count: number) =>
    plural(count, {
      one: (n) => `${n} upload is being sent. Pause it to move it.`,
      other: (n) => `${n} uploads are being sent. Pause them to move them.`,
    }),
  outcomeUnknown: (count: number) =>
    plural(count, {
      one: (n) => `${n} upload can’t be moved, because it may already be stored.`,
      other: (n) => `${n} uploads can’t be moved, because they may already be stored.`,
    }),
  locked: (asset: string) => `You can’t change the asset: the document may already be stored on ${asset}.`,
  moved: (count: number, asset: string) =>
    plural(count, { one: () => `Moved to ${asset}`, other: (n) => `${n} uploads moved to ${asset}` }),
  notMoved: (count: number) =>
    plural(count, {
      one: (n) => `${n} upload wasn’t moved, because it was already being sent.`,
      other: (n) => `${n} uploads weren’t moved, because they were already being sent.`,
    }),
  show: 'Show',
  undo: 'Undo',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'Change asset',
    hint: 'The chosen files and everything you entered are kept.',
    occupied: (asset: string) => `Files are already chosen for ${asset}. Upload or remove them first.`,
  },
  guard: {
    title: 'Is this the right asset?',
    names: (file: string, asset: string) => `“${file}” names ${asset}.`,
    namesMany: (file: string, more: number, asset: string) =>
      plural(more, {
        one: (n) => `“${file}” and ${n} more file name ${asset}.`,
        other: (n) => `“${file}” and ${n} more files name ${asset}.`,
      }),
    ofPackage: (packageName: string, product: string, asset: string) =>
      `“${packageName}” is for ${product}. This product belongs to ${asset}.`,
    uploadingTo: (asset: string) => `You are uploading to ${asset}.`,
    anyway: (asset: string) => `Upload to ${asset} anyway`,
    upload: (parts: string) => `Upload ${parts}`,
    also: (parts: string, part: string) => `${parts}, ${part}`,
    to: (count: number, asset: string) => plural(count, { other: (n) => `${n} to ${asset}` }),
    toNamed: (count: number) => plural(count, { other: (n) => `${n} to the assets they name` }),
    back: 'Back',
  },
};

export type MoveMessages = typeof moveEn;
