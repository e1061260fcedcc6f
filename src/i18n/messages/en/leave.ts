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
  notDiscardedTitle: 'The uploads couldn’t be discarded',
  notDiscarded: (name: string) =>
    `They are still saved on this device, where only ${name} can see them. Another tab of this page may be waiting for an answer: close its dialog, then try again.`,
  stay: 'Stay signed in',
  keep: 'Sign out, finish later',
  discard: 'Discard uploads',
};

export type LeaveMessages = typeof leaveEn;
