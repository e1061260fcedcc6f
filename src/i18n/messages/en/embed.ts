import { deferredMessages } from '../../deferred-messages.ts';

/** Texts of the element in another application, in English. */
export const embedEn = {
  embed: {
    wrongTitle: 'Documents can’t be shown here',
    wrong: 'This page isn’t set up correctly. Contact your administrator:',
    tokenProblems: {
      'no-token': 'Sign in to continue. Waiting uploads resume automatically.',
      'no-answer': 'Sign-in is taking longer than expected. Uploads resume when it’s finished.',
      'token-rejected':
        'The service doesn’t accept your sign-in. Sign in again. If that doesn’t help, contact your administrator.',
      'person-mismatch':
        'This page and your sign-in name different people, so nothing is sent. Retrying automatically. If this message stays, contact your administrator.',
      offline: 'You can’t be signed in without a connection. Retrying automatically.',
    },
    brokenTitle: 'This part of the page has stopped working',
    brokenHint: 'Your uploads continue, and files saved on this device are safe.',
  },
};

export const embedMessages = deferredMessages('embed', embedEn.embed);
