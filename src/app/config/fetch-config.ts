/** Asks for the configuration beside the page; without its checks, so that it is on its way before there is much code. */
export const fetchConfig = (pageUrl: string, signal?: AbortSignal): Promise<Response> =>
  fetch(new URL('config.json', pageUrl), {
    cache: 'no-cache',
    credentials: 'omit',
    ...(signal && { signal }),
  });
