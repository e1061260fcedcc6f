/** What stands in the page of another application. */
export const embedEn = {
  wrongTitle: 'The documents cannot be shown here',
  wrong: 'The page around gives wrong properties. Tell whoever runs it:',
  signInNeeded: 'You are not signed in any more. What waits here is sent when you are; nothing is lost.',
  goOn: 'Go on',
  brokenTitle: 'This part of the page has stopped working',
  brokenHint: 'Uploads that are under way go on, and what is kept on this device is not lost.',
};
