/** What stands in the page of another application. */
export const embedEn = {
  wrongTitle: 'The documents cannot be shown here',
  wrong: 'The page around gives wrong properties. Tell whoever runs it:',
  tokenProblems: {
    'no-token': 'Sign in to continue. Waiting uploads resume automatically.',
    'no-answer': 'Sign-in is taking longer than expected. Uploads resume when it’s finished.',
    'token-rejected':
      'The service doesn’t accept your sign-in. Sign in again. If that doesn’t help, contact your administrator.',
    offline: 'You can’t be signed in without a connection. Retrying automatically.',
  },
  brokenTitle: 'This part of the page has stopped working',
  brokenHint: 'Uploads that are under way go on, and what is kept on this device is not lost.',
};
