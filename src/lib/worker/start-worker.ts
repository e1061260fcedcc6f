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

/** Starts a module worker from code that was built with this one. Throws where none may start. */
export function startWorker(url: string): Worker {
  return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
}

/** Throws for an address of another origin than this code's. */
function ownScript(url: string): string {
  const { origin } = new URL(import.meta.url);
  const isOwn = new URL(url, import.meta.url).origin === origin;
  if (!isOwn) throw new TypeError('The worker is of another origin.');
  return url;
}
