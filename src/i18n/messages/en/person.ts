import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personEn = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'You’re not signed in',
    uploads: (name: string) =>
      `These are the uploads of ${name}, as saved on this device. Nothing is sent or changed until ${name} signs in.`,
    files: 'Files you add now belong to the person who signs in next.',
    upload: 'Sign in to upload',
  },
  /** Files that were chosen before it was known who chose them, or that took longer to read than that person stayed. */
  unclaimed: {
    title: (count: number) =>
      plural(count, {
        one: () => '1 file was chosen here earlier, maybe by another person',
        other: (n) => `${n} files were chosen here earlier, maybe by another person`,
      }),
    ask: (name: string) => `Upload as ${name}?`,
    askUnnamed: 'Are these your files?',
    claim: 'Yes, these are my files',
    discard: (count: number) =>
      plural(count, { one: () => 'No, discard the file', other: (n) => `No, discard ${n} files` }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name: string) => `${name} is signed in now`,
    kept: (count: number, former: string) =>
      plural(count, {
        one: () => `1 file that ${former} had chosen is kept on this device for ${former}.`,
        other: (n) => `${n} files that ${former} had chosen are kept on this device for ${former}.`,
      }),
    lost: (count: number, former: string) =>
      plural(count, {
        one: () => `1 file that ${former} had chosen couldn’t be kept on this device.`,
        other: (n) => `${n} files that ${former} had chosen couldn’t be kept on this device.`,
      }),
    close: 'Close',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count: number) => `Uploads waiting on this device: ${count}`,
    moved: (former: string, current: string) =>
      `They were saved for ${former}. This page now uploads to ${current}.`,
    notSaved: 'This page no longer saves files on this device.',
    outcomeUnknown: 'Some of them may be stored already.',
    withoutFile: (count: number) => `File missing: ${count}`,
    upload: 'Upload now',
    discard: 'Discard uploads',
    othersTitle: (count: number) => `Uploads of other people that have waited for 30 days: ${count}`,
    others: 'They are sent when their owners sign in. Discard them only if they’re no longer needed.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count: number) =>
    plural(count, {
      one: () => '1 file is added once it’s clear who is signed in.',
      other: (n) => `${n} files are added once it’s clear who is signed in.`,
    }),
};

export type PersonMessages = typeof personEn;
