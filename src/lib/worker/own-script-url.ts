/** What is used of the browser's Trusted Types; not every browser has them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: Rules,
  ) => { readonly createScriptURL: Rules['createScriptURL'] };
}
interface Rules {
  readonly createScriptURL: (url: string) => string;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

let policy: Rules | undefined;

/**
 * Lets the address of a script that was built with this code start a worker. Throws for one of another origin, and where
 * another version of this code has taken the name of the policy. Under `require-trusted-types-for 'script'` a browser may
 * allow each name once in a page: hence one policy for all, and none before there is a worker to start.
 */
export function ownScriptUrl(url: string): string {
  policy ??= trustedTypes?.createPolicy('asset-document-upload', { createScriptURL: ownScript });
  return policy?.createScriptURL(url) ?? ownScript(url);
}

function ownScript(url: string): string {
  const { origin } = new URL(import.meta.url);
  const isOwn = new URL(url, import.meta.url).origin === origin;
  if (!isOwn) throw new TypeError('The worker is of another origin.');
  return url;
}
