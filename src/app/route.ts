import { useSyncExternalStore } from 'react';

/** The pages of the application. */
export type Route = { readonly page: 'choose-asset' } | { readonly page: 'asset'; readonly assetId: string };

/** Reads a route from the hash of an address; what is no route leads to the first page. */
export function readRoute(hash: string): Route {
  const segment = /^#\/assets\/([^/]+)\/?$/.exec(hash)?.[1];
  if (segment === undefined) return { page: 'choose-asset' };
  try {
    return { page: 'asset', assetId: decodeURIComponent(segment) };
  } catch {
    // A percent sign that encodes nothing: the id was typed into the address bar as it is.
    return { page: 'asset', assetId: segment };
  }
}

/** The template of an asset's page in this application. */
export const ownAssetUrl = '#/assets/{assetId}';

export const assetHref = (assetId: string): string => `#/assets/${encodeURIComponent(assetId)}`;

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** The route of the page. In the hash, so that any web server serves it. */
export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, () => location.hash));
