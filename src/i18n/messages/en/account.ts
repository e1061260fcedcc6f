import { deferredMessages } from '../../deferred-messages.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts about who is signed in and about the configuration, loaded on demand, in English. */
export const accountEn = {
  /** Texts about who is signed in, and whose files are on a shared device. */
  person: {
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
  },
  /** Texts of the question before signing out with unsent documents. */
  leave: {
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
  },
  /** Texts about `config.json`, for administrators. */
  config: {
    failedTitle: 'The application is not set up correctly',
    noteTitle: 'For administrators: check config.json',
    lastUsed: 'The server’s config.json can’t be used. This page works with the last valid one.',
    unknownIgnored: 'This version ignores keys that it doesn’t know.',
    wrong: 'config.json has mistakes. Contact your administrator:',
    notFound: (url: string) =>
      `There is no file at ${url}. Copy config.sample.json to this address, and fill it in.`,
    unreachable: (url: string) => `${url} can’t be loaded. Check the connection and the server.`,
    html: (url: string) =>
      `The server sent a web page instead of ${url}. Check that the file exists, and that the server doesn’t send index.html for every address.`,
    notJson: (url: string) => `${url} isn’t valid JSON.`,
    unknownKey: 'is not a key of the configuration.',
    missing: 'is missing.',
    invalid: 'isn’t valid. The guide and config.schema.json list what it can be.',
  },
  /** Texts for people without a role that may upload. */
  roleNotice: {
    title: 'You can’t upload documents',
    own: (roles: string) =>
      roles === '' ? 'You are signed in without a role.' : `You are signed in with the roles: ${roles}.`,
    needed: (roles: string) => `Uploading needs one of these: ${roles}.`,
    ask: (who: string) => `Contact: ${who}`,
    administrator: 'your administrator',
  },
};

export const personMessages = deferredMessages('person', accountEn.person);
export const leaveMessages = deferredMessages('leave', accountEn.leave);
export const roleNoticeMessages = deferredMessages('roleNotice', accountEn.roleNotice);
export const configMessages = deferredMessages('config', accountEn.config);

export type LeaveMessages = typeof accountEn.leave;
