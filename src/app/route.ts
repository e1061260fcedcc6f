import { useSyncExternalStore } from 'react';

/** The pages of the application. */
export type Route =
  | { readonly page: 'choose-asset' }
  /** `isForShared`: chosen for the files that another application has shared. */
  | { readonly page: 'asset'; readonly assetId: string; readonly isForShared?: true };

/** Parses the route in a hash; anything else is the first page. */
export function readRoute(hash: string): Route {
  const [, shared, segment] = /^#(\/shared)?\/assets\/([^/]+)\/?$/.exec(hash) ?? [];
  if (segment === undefined) return { page: 'choose-asset' };
  return { page: 'asset', assetId: decoded(segment), ...(shared && { isForShared: true }) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // An invalid percent encoding: the ID was typed into the address bar unencoded.
    return segment;
  }
}

/** Reason why shared files weren't saved; the service worker passes it in `#/shared/…`. */
type SharedProblem = 'failed' | 'too-many' | 'too-large' | 'blocked';

/** Parses that reason from a hash. */
export const readSharedProblem = (hash: string): SharedProblem | undefined =>
  (['failed', 'too-many', 'too-large', 'blocked'] as const).find((problem) => hash === `#/shared/${problem}`);

/** Returns the ID of the share that opened this window; the service worker passes it in `#/shared/…`. */
export const readShareId = (hash: string): string | undefined =>
  /^#\/shared\/([\da-f-]{36})$/.exec(hash)?.[1];

/** Returns the content of a code with which a link on a nameplate led to the first page: `#/?code=…`. */
export function readCodeInRoute(hash: string): string | undefined {
  const code = /^#\/\?(.*)$/s.exec(hash)?.[1] ?? '';
  return new URLSearchParams(code).get('code') || undefined;
}

/** Address template of an asset's page. */
export const defaultAssetUrl = '#/assets/{assetId}';

/** Address of the first page, with its search ready for the next asset. */
export const nextAssetHref = '#/?next';

/** Returns the address of an asset's page. */
export const assetHref = (assetId: string): string => `#/assets/${encodeURIComponent(assetId)}`;

/** Returns the address of an asset's page for shared files. */
export const assetHrefForShared = (assetId: string): string => assetHref(assetId).replace('#', '#/shared');

/** Subscribes to changes of the hash. */
export const subscribeToRoute = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** Returns the current route. In the hash, so that any web server can serve the page. */
export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribeToRoute, () => location.hash));
