/**
 * Requests that the service worker answers: the page, the preview page, a file of the build, or files
 * shared with the page.
 */
export type RequestKind = 'page' | 'preview' | 'file' | 'share';

/**
 * Returns the kind of a request, or `undefined` for requests that the worker must not handle: methods other than GET
 * (except the form of a share), and all addresses of the service or the identity provider, even beside the page.
 */
export function requestKindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  scope: string,
): RequestKind | undefined {
  if (!url.startsWith(scope)) return undefined;
  // The share target of the manifest; it opens the page.
  if (method === 'POST' && mode === 'navigate' && url === `${scope}share`) return 'share';
  if (method !== 'GET') return undefined;
  const { search } = new URL(url);
  const path = url.slice(scope.length).replace(/[?#].*$/, '');
  // Also with a query: a provider redirects to the page with one.
  if (mode === 'navigate' && path === 'preview.html') return 'preview';
  if (mode === 'navigate') return path === '' || path === 'index.html' ? 'page' : undefined;
  if (search !== '') return undefined;
  return path === 'icon.svg' || path === 'start.js' || path.startsWith('assets/') ? 'file' : undefined;
}
