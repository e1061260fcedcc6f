import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** The words around making a manual of a folder, in English. */
export const makeEn = {
  list: 'Folders that look like a manual',
  waiting: (count: number) =>
    plural(count, {
      one: () => 'A folder looks like a manual. Choose how to upload it.',
      other: (n) => `${n} folders look like manuals. Choose how to upload them.`,
    }),
  looksLike: (name: string) => `“${name}” looks like an offline manual`,
  facts: (files: number, size: string, startPage: string) =>
    `${plural(files, { one: (n) => `${n} file`, other: (n) => `${n} files` })} · ${size} · opens with ${startPage}`,
  asZip: 'Upload as one ZIP',
  asFiles: (count: number) =>
    plural(count, { one: () => 'Add as a single file', other: (n) => `Add as ${n} single files` }),
  leave: 'Remove',
  packing: 'Packing the manual…',
  cancel: 'Cancel',
  refused: 'This folder can’t be uploaded as a manual. Correct these files and add the folder again.',
  failed: {
    unreadable: 'A file of this folder could not be read. It may have been moved or be open elsewhere.',
    unavailable:
      'The manual could not be packed in this browser. Pack the folder as a ZIP yourself, and choose that.',
  },
};
