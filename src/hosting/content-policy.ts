/** What the built application may do, as a Content-Security-Policy; `connect` are the origins of the service, and so on. */
export function contentPolicy(connect: readonly string[] = [], ancestors = "'self'"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    // Without it the application could not be installed.
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // A token is renewed in a hidden frame, in which the provider leads back to the page.
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
