import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts for packing a folder into a manual. */
export const makeEn = {
  list: 'Folders to upload',
  waiting: (count: number) =>
    plural(count, {
      one: () => 'How should this folder be uploaded?',
      other: (n) => `How should these ${n} folders be uploaded?`,
    }),
  looksLike: (name: string) => `“${name}” looks like an offline manual`,
  facts: (files: number, size: string, startPage: string) =>
    `${plural(files, { one: (n) => `${n} file`, other: (n) => `${n} files` })} · ${size} · opens with ${startPage}`,
  asZip: 'As a manual',
  asFiles: (count: number) =>
    plural(count, { one: () => 'As a separate file', other: (n) => `As ${n} separate files` }),
  leave: 'Remove',
  packing: 'Creating the ZIP…',
  cancel: 'Cancel',
  rejected: 'This folder can’t be uploaded as a manual. Correct these files and add the folder again.',
  failed: {
    unreadable:
      'A file in this folder couldn’t be read. It may have been moved, or be open in another program.',
    unavailable: 'This browser couldn’t create the ZIP. Create a ZIP of the folder yourself and choose it.',
  },
};

export type MakeMessages = typeof makeEn;
