import { useSyncExternalStore } from 'react';

/** The pages of the application. */
export type Route =
  | { readonly page: 'choose-asset' }
  /** `isForShared`: chosen for the files that another application has shared. */
  | { readonly page: 'asset'; readonly assetId: string; readonly isForShared?: true };

/** Reads a route from the hash of an address; what is no route leads to the first page. */
export function readRoute(hash: string): Route {
  const [, shared, segment] = /^#(\/shared)?\/assets\/([^/]+)\/?$/.exec(hash) ?? [];
  if (segment === undefined) return { page: 'choose-asset' };
  return { page: 'asset', assetId: decoded(segment), ...(shared && { isForShared: true }) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A percent sign that encodes nothing: the id was typed into the address bar as it is.
    return segment;
  }
}

/** Reason why shared files weren't saved; the service worker passes it in `#/shared/…`. */
type SharedProblem = 'failed' | 'too-many' | 'too-large' | 'blocked';

/** Reads that reason from the hash of an address. */
export const readSharedProblem = (hash: string): SharedProblem | undefined =>
  (['failed', 'too-many', 'too-large', 'blocked'] as const).find((problem) => hash === `#/shared/${problem}`);

/** The template of an asset's page in this application. */
export const defaultAssetUrl = '#/assets/{assetId}';

/** The address of the page of an asset in this application. */
export const assetHref = (assetId: string): string => `#/assets/${encodeURIComponent(assetId)}`;

/** The page of an asset, with the files that wait for one. */
export const assetHrefForShared = (assetId: string): string => assetHref(assetId).replace('#', '#/shared');

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** The route of the page. In the hash, so that any web server serves it. */
export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, () => location.hash));
