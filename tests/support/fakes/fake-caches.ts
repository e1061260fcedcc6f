import { fakeOf } from './fake-of.ts';

/** An in-memory cache that reads response bodies, as a browser's does. */
export function createFakeCaches() {
  const entries = new Map<string, { readonly body: Blob | ArrayBuffer; readonly headers: Headers }>();
  const cache = fakeOf<Cache>({
    keys: async () => [...entries.keys()].map((url) => fakeOf<Request>({ url })),
    put: async (url: string, answer) =>
      void entries.set(url, { body: await bodyOf(answer), headers: answer.headers }),
    match: async (url: string) => {
      const entry = entries.get(url);
      return entry && new Response(entry.body, { headers: entry.headers });
    },
    delete: async (url: string) => entries.delete(url),
  });
  return { entries, caches: fakeOf<CacheStorage>({ open: async () => cache }) };
}

/** As bytes where possible: a response of Vitest doesn't take the blobs of jsdom that it returns. */
const bodyOf = (answer: Partial<Response> & Pick<Response, 'blob'>): Promise<Blob | ArrayBuffer> =>
  answer.arrayBuffer?.() ?? answer.blob();
