/** Reasons why an upload failed or waits, and what to do. */
export const problemsEn = {
  network: 'Can’t reach the service. Check your connection, or retry later.',
  networkMidway:
    'The connection failed before the service confirmed the document. The network or the service failed, or the file is too large. Retry: nothing is stored twice.',
  stalled: 'The upload stalled. Retry: nothing is stored twice.',
  noAnswer: 'The service hasn’t confirmed the document. Retry: nothing is stored twice.',
  outcomeUnknown: 'The document may be stored already.',
  contract: {
    'not-json':
      'The service’s answer wasn’t readable, so the document may or may not be stored. Retry: nothing is stored twice.',
    'cut-short':
      'The service’s answer was cut off, so the document may or may not be stored. Retry: nothing is stored twice.',
    redirected:
      'Another website answered instead of the service, perhaps a sign-in page, so the document may not be stored. Check that you’re signed in and on the right network, then retry.',
    'speaks-of-error':
      'The service answered with an error instead of a confirmation, so the document may or may not be stored. Retry: nothing is stored twice.',
    'no-envelope':
      'The service’s answer doesn’t say whether the document was stored. Retry: nothing is stored twice.',
    'other-document':
      'The service confirmed another document instead of this one, which may or may not be stored. Retry: nothing is stored twice.',
  },
  fileChanged: 'The file has changed since you chose it. Select it again to upload the current version.',
  fileChangedWhileSending:
    'The file changed while it was being sent, so the stored document may be damaged. Choose the file again and upload it again.',
  fileGone: 'The file is no longer where it was. Put it back and retry, or select it again.',
  fileUnreadable: 'The file couldn’t be read. Close it in other programs, then retry.',
  fileEmpty: 'The file is empty. Check the original, then choose it again.',
  tooLarge: (size: string, limit: string) =>
    `The file is ${size}; the limit is ${limit}. Make it smaller or split it, then choose it again.`,
  type: (accepted: string) =>
    `The service accepts only ${accepted}. Save the file as one of these, then choose it again.`,
  sizeRejected: (size: string) =>
    `The file is ${size}; the service accepts only smaller files. Make it smaller or split it, then choose it again.`,
  typeRejected: (extension: string) =>
    `The service doesn’t accept ${extension} files. Save it as another type, such as PDF, then choose it again.`,
  roleMissing: 'Your role doesn’t allow uploads. Contact your administrator.',
  roleMissingWith: (roles: string) =>
    `Your role (${roles}) doesn’t allow uploads. Contact your administrator.`,
  noToken: 'You’re not signed in. Sign in, then retry.',
  assetIdInvalid: 'This asset ID can’t be sent to the service. Check the asset ID.',
  http: {
    400: 'The service rejected this upload.',
    401: 'The service didn’t accept your sign-in. Sign in again, then retry.',
    403: 'You’re not allowed to upload documents for this asset. Contact your administrator.',
    404: 'The service doesn’t know this asset. Check the asset ID.',
    413: 'The file is too large for the service. Make it smaller or split it, then choose it again.',
    415: 'The service doesn’t accept this type of file. Save it as another type, such as PDF, then choose it again.',
    429: 'The service is busy. Wait a moment, then retry.',
    507: 'The service’s storage is full. Contact your administrator.',
    client: (status: number) => `The service rejected this upload (status ${status}).`,
    server: (status: number) => `The service isn’t responding properly (status ${status}). Retry later.`,
    blocked: (status: number) =>
      `Something between this device and the service, such as a proxy or a filter, blocked this upload (status ${status}). Retry, or contact your administrator.`,
    unconfirmed: (status: number) =>
      `The service answered with status ${status} instead of a confirmation, so the document may or may not be stored. Retry: nothing is stored twice.`,
  },
  pageSays: (words: string) => `Text of its page: “${words}”`,
  baseUrlInvalid: 'The service’s address isn’t set up correctly. Contact your administrator.',
  manualRejected: (finding: string) =>
    `Stopped: this ZIP can’t be uploaded as a manual. ${finding}. Choose another copy, or upload it as a regular file.`,
  unexpected: 'Something went wrong on this page. Retry.',
};

export type ProblemMessages = typeof problemsEn;
