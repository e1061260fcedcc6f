/** Status and title of each kind of rejected request; the text for people is in `detail`. */
const answers = {
  'not-found': [404, 'There is nothing at this address'],
  'origin-not-allowed': [403, 'Not for pages of another origin'],
  'method-not-allowed': [405, 'Method not allowed'],
  'token-missing': [401, 'An access token is needed'],
  'token-invalid': [401, 'The access token is not valid'],
  'token-expired': [401, 'The access token has expired'],
  'role-missing': [403, 'None of your roles may upload documents'],
  'asset-unknown': [404, 'Unknown asset'],
  'organization-unknown': [400, 'Unknown organization'],
  'category-unknown': [400, 'Unknown category'],
  'field-missing': [400, 'A field is missing or empty'],
  'field-invalid': [400, 'A field is not valid'],
  'ai-not-allowed': [400, 'aiEnabled cannot be set for a ZIP manual'],
  'file-missing': [400, 'The file is missing'],
  'file-empty': [400, 'The file is empty'],
  'too-many-files': [400, 'More than one file'],
  'not-a-zip': [400, 'The file is not a ZIP archive'],
  'body-malformed': [400, 'The request cannot be read'],
  'body-incomplete': [400, 'The request was cut short'],
  'file-too-large': [413, 'The file is too large'],
  'not-multipart': [415, 'The request is not multipart/form-data'],
  'not-json': [400, 'The request is not JSON'],
  'person-unknown': [404, 'Unknown person'],
  'document-unknown': [404, 'Unknown document'],
  'storage-full': [507, 'The storage is full'],
  internal: [500, 'Something went wrong in the service'],
} as const;

type RejectionCode = keyof typeof answers;

/** Expected failure of a request, answered as `application/problem+json` (RFC 9457). */
export interface Rejection {
  readonly code: RejectionCode;
  readonly detail: string;
  /** Further members of the problem, such as the limit that was exceeded. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the HTTP status of a rejection. */
export const statusOf = (rejection: Rejection): number => answers[rejection.code][0];

/** The body of the answer. */
export const problemOf = (rejection: Rejection): Record<string, unknown> => ({
  type: 'about:blank',
  title: answers[rejection.code][1],
  status: statusOf(rejection),
  detail: rejection.detail,
  code: rejection.code,
  ...rejection.members,
});
