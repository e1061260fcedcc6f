import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the question before signing out with unsent documents. */
export const leaveEn = {
  title: (count: number) =>
    plural(count, {
      one: () => '1 document isn’t stored yet',
      other: (n) => `${n} documents aren’t stored yet`,
    }),
  allSaved: (name: string) =>
    `Stay signed in until the uploads finish, or sign out: uploads resume, and chosen files are back, when ${name} signs in on this device again. Other people can’t see them.`,
  notSaved: (name: string) =>
    `Stay signed in until the uploads finish. They are lost if ${name} signs out now.`,
  partly: (count: number) =>
    plural(count, {
      one: (n) => `${n} of them isn’t saved on this device: its file must be selected again.`,
      other: (n) => `${n} of them aren’t saved on this device: their files must be selected again.`,
    }),
  notDiscarded:
    'The uploads couldn’t be discarded on this device. Try again, or sign out: they stay saved here.',
  stay: 'Stay signed in',
  keep: 'Sign out, finish later',
  discard: 'Discard uploads',
};

export type LeaveMessages = typeof leaveEn;
