/** What is said of a new release while the page is open. */
export const releaseEn = {
  isThere: 'There is a new version of this application.',
  goesOn: 'After reloading, uploads go on by themselves; what is being sent now starts from its beginning.',
  waits: 'It can wait: reloading now would lose documents that are neither stored nor kept on this device.',
};
