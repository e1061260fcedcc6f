/** What is used of the browser's Trusted Types; not every browser has them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * Under `require-trusted-types-for 'script'` a worker starts only from an address that a policy lets through. A browser
 * may allow each name once in a page, hence one policy for all workers.
 */
const policy = trustedTypes?.createPolicy('asset-documents', { createScriptURL: ownScript });

/** Lets the address of a script that was built with this code start a worker. Throws for one of another origin. */
export const ownScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? ownScript(url);

function ownScript(url: string): string {
  const { origin } = new URL(import.meta.url);
  const isOwn = new URL(url, import.meta.url).origin === origin;
  if (!isOwn) throw new TypeError('The worker is of another origin.');
  return url;
}
