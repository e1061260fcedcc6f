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

/** What a manual may do in a preview: everything inside, nothing outside. Stands in `preview.html`, too. */
export const previewDirectives = [
  "default-src 'none'",
  // A manual has scripts in its pages. What they may reach is nothing but what the preview gives them.
  "script-src 'unsafe-inline' 'unsafe-eval' blob: data:",
  "style-src 'unsafe-inline' blob: data:",
  'img-src blob: data:',
  'font-src blob: data:',
  'media-src blob: data:',
  'connect-src blob: data:',
  'worker-src blob:',
  'frame-src blob:',
  "object-src 'none'",
  "form-action 'none'",
  'base-uri file:',
].join('; ');

/**
 * The headers of `preview.html`: without an origin wherever it is opened, and in whatever may show the application. From
 * Chromium 152 on the second one stops what a policy is too late for: the connection that is opened before a script has
 * led its frame elsewhere, and is closed again without a byte.
 */
export const previewHeaders = (ancestors = "'none'"): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${previewDirectives}; sandbox allow-scripts; frame-ancestors ${ancestors}`,
  'Connection-Allowlist': '()',
});
