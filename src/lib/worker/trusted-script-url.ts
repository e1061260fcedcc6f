/** The part of Trusted Types that is used; not every browser has them. */
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
 * Makes the address of a script of this build usable for a worker. Throws for an address of another origin, and if
 * another version of this code has taken the name of the policy. Under `require-trusted-types-for 'script'` a browser
 * may allow each name only once per page, so there is one policy for all workers, created with the first one.
 */
export function trustedScriptUrl(url: string): string {
  policy ??= trustedTypes?.createPolicy('asset-document-upload', { createScriptURL: sameOriginScript });
  return policy?.createScriptURL(url) ?? sameOriginScript(url);
}

function sameOriginScript(url: string): string {
  const { origin } = new URL(import.meta.url);
  const isSameOrigin = new URL(url, import.meta.url).origin === origin;
  if (!isSameOrigin) throw new TypeError('The worker is of another origin.');
  return url;
}
