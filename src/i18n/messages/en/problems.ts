/** Why an upload failed or waits, and what to do. */
export const problemsEn = {
  network: 'Can’t reach the service. Check your connection, or try again later.',
  networkMidway:
    'The connection broke before the service confirmed the document. The network or the service failed, or the file is too large for the service. Try again: the service recognizes what it already holds.',
  stalled: 'The connection stopped moving. Try again: the service recognizes what it already holds.',
  noAnswer:
    'Everything was sent, but the service has not confirmed it. Try again: it recognizes what it already holds.',
  contract: {
    'not-json':
      'The service’s answer could not be understood, so it is not known whether the document was stored. Try again: it recognizes what it already holds.',
    'cut-short':
      'The service’s answer broke off, so it is not known whether the document was stored. Try again: it recognizes what it already holds.',
    redirected:
      'Another address answered instead of the service, perhaps a sign-in page, so it is not known whether the document was stored. Check that you are signed in and on the right network, then try again.',
    'speaks-of-error':
      'The service answered with an error where a confirmation was due, so it is not known whether the document was stored. Try again: it recognizes what it already holds.',
    'no-envelope':
      'The service’s answer doesn’t say whether the document was stored. Try again: the service recognizes what it already holds.',
  },
  fileChanged: 'The file was changed since you chose it. Dismiss this row and choose the file again.',
  fileChangedWhileSending:
    'The file was changed while it was being sent, so what was stored may be damaged. Choose the file again and upload it once more.',
  fileGone: 'The file is no longer where it was. Put it back and try again, or choose it again.',
  fileUnreadable: 'The file could not be read. Close it in other programs, then try again.',
  fileEmpty: 'The file is empty.',
  tooLarge: (size: string, limit: string) => `The file is ${size}; the limit is ${limit}.`,
  type: (accepted: string) => `The service takes only ${accepted}.`,
  roleMissing: 'You are not allowed to upload documents with your role. Ask your administrator.',
  roleMissingWith: (roles: string) =>
    `You are not allowed to upload documents as ${roles}. Ask your administrator.`,
  noToken: 'You are not signed in. Sign in, then try again.',
  assetIdInvalid: 'This asset id cannot be sent to the service. Open the asset with its right id.',
  http: {
    400: 'The service refused the upload as incomplete or wrong.',
    401: 'The service did not accept your sign-in. Sign in again, then try again.',
    403: 'You are not allowed to upload documents for this asset. Ask your administrator.',
    404: 'The service does not know this asset. Check the asset id.',
    413: 'The file is too large for the service.',
    415: 'The service does not take this type of file.',
    429: 'The service is busy. Wait a little, then try again.',
    507: 'The service has no room left. Tell whoever runs it.',
    client: (status: number) => `The service refused the upload (status ${status}).`,
    server: (status: number) => `The service has a problem (status ${status}). Try again later.`,
    other: (status: number) => `The service answered in an unexpected way (status ${status}).`,
  },
  baseUrlInvalid: 'The address of the service is not set up correctly. Tell whoever runs this application.',
  manualRefused: (finding: string) =>
    `Stopped, because the check found that this ZIP is not fit to be a manual: ${finding}. Choose a sound copy, or upload it as a plain file.`,
  unexpected: 'Something unexpected went wrong on this page. Try again.',
};
