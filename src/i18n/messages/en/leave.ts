import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the question before signing out with unsent documents. */
export const leaveEn = {
  title: (count: number) =>
    plural(count, {
      one: () => '1 document isn’t stored yet',
      other: (n) => `${n} documents aren’t stored yet`,
    }),
  chosen: (count: number) => plural(count, { other: (n) => `${n} chosen` }),
  allSaved: (name: string) =>
    `If you finish later, all of this is here again when ${name} signs in on this device. Other people can’t see it.`,
  continues: 'Running and waiting uploads continue then.',
  notSaved: (name: string) => `They aren’t saved on this device, and are lost if ${name} signs out now.`,
  wait: 'Stay signed in until the uploads finish.',
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
  discard: (count: number) =>
    plural(count, {
      one: (n) => `Sign out and discard ${n} document`,
      other: (n) => `Sign out and discard ${n} documents`,
    }),
};

export type LeaveMessages = typeof leaveEn;
