/** Origins that the application may connect to or be framed by, as written in a server's configuration. */
export interface AllowedOrigins {
  /** Origin of the document service and of choice lists; empty if it also serves the application. */
  readonly service?: string;
  /** Origin of the sign-in provider, which renews tokens in a hidden frame if it issues no refresh token. */
  readonly signIn?: string;
  /** Pages that may show the application in a frame. */
  readonly ancestors?: string;
}

/** Header of every page: the address after a sign-in holds the provider's answer, which no other server may see. */
export const referrerPolicy = { 'Referrer-Policy': 'no-referrer' } as const;

/** Content-Security-Policy of the built application. */
export function contentPolicy({
  service = '',
  signIn = '',
  ancestors = "'self'",
}: AllowedOrigins = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    sources("connect-src 'self'", service, signIn),
    "worker-src 'self'",
    // Required to install the application.
    "manifest-src 'self'",
    sources("frame-src 'self' blob:", signIn),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // Name of the policy in src/lib/worker/trusted-script-url.ts.
    'trusted-types asset-document-upload',
    // Tokens are renewed in a hidden frame, in which the provider redirects to the page.
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

const sources = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/**
 * Policy of `preview.html`: everything inside, nothing outside. The page carries it as well, and allows its only script by
 * hash there, so no script of a manual runs. Servers send it without the hash, which may change with a release.
 */
export const previewDirectives = (script: string): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline' blob: data:",
    'img-src blob: data:',
    'font-src blob: data:',
    'media-src blob: data:',
    'frame-src blob:',
    "form-action 'none'",
  ].join('; ');

/** Header of `preview.html`: an opaque origin wherever it is opened, in any frame that may contain the application. */
export const previewPolicy = (ancestors = "'none'"): string =>
  `${previewDirectives("'unsafe-inline'")}; sandbox allow-scripts; frame-ancestors ${ancestors}`;
