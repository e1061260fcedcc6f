/**
 * Requests the configuration beside the page; without the checks, so that the request starts before much code is
 * loaded.
 */
export const fetchConfig = (pageUrl: string): Promise<Response> =>
  fetch(new URL('config.json', pageUrl), { cache: 'no-cache', credentials: 'omit' });
