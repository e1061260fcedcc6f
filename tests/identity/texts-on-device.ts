import type { Page } from '@playwright/test';

/** Returns what the origin of a page has saved in this browser, except session storage, as one text. */
export const textsOnDevice = async (page: Page): Promise<string> => (await page.evaluate(readAll)).join('\n');

/** Runs in the page. */
async function readAll(): Promise<readonly string[]> {
  const texts = Object.entries(localStorage).flat();
  const read = async (value: unknown): Promise<void> => {
    if (value instanceof Blob) texts.push(await value.text());
    else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
      texts.push(new TextDecoder('latin1').decode(value));
    } else if (typeof value === 'object' && value !== null) {
      for (const each of Object.values(value)) await read(each);
    } else texts.push(String(value));
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page can't reference other functions
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name!));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      // Both requests are made while the transaction is active.
      const [keys, values] = await Promise.all([settled(objects.getAllKeys()), settled(objects.getAll())]);
      await read([keys, values]);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const waiting = (await cache.keys()).filter(({ url }) => /\/(?:shared|drafts)\//.test(url));
    for (const request of waiting) {
      texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
  }
  return texts;
}
