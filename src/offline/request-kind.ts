/**
 * What the worker answers: the page itself, the one that shows manuals, the configuration, a file of the build, or what is
 * shared with the page.
 */
export type RequestKind = 'page' | 'preview' | 'config' | 'file' | 'share';

/**
 * Sorts out what is the worker's business; `undefined` for everything else, which it must not touch: whatever is no GET but
 * the form of a share, and every address of the service or of an identity provider, also where they lie beside the page.
 */
export function requestKindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  scope: string,
): RequestKind | undefined {
  if (!url.startsWith(scope)) return undefined;
  // Where the manifest has other applications send what they share: a page is opened by it.
  if (method === 'POST' && mode === 'navigate' && url === `${scope}share`) return 'share';
  if (method !== 'GET') return undefined;
  const { search } = new URL(url);
  const path = url.slice(scope.length).replace(/[?#].*$/, '');
  // With a query too: a provider that has signed somebody in leads back to the page with one.
  if (mode === 'navigate' && path === 'preview.html') return 'preview';
  if (mode === 'navigate') return path === '' || path === 'index.html' ? 'page' : undefined;
  if (search !== '') return undefined;
  if (path === 'config.json') return 'config';
  return path === 'icon.svg' || path.startsWith('assets/') ? 'file' : undefined;
}
