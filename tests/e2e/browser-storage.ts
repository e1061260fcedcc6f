import type { Page } from '@playwright/test';

import type { UploadRecord } from '#queue/storage/record.ts';

/** Waits until the page can be opened without a network. */
export const untilInstalled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => {
      active?.addEventListener('statechange', resolve, { once: true });
    });
  });

/** Returns all cache entries of the page's origin: address, text and headers. */
export const cachedEntries = (
  page: Page,
): Promise<readonly { readonly url: string; readonly text: string }[]> =>
  page.evaluate(async () => {
    const entries: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = JSON.stringify([...(answer?.headers ?? [])]);
        entries.push({ url: request.url, text: `${answer?.url} ${headers} ${await answer?.text()}` });
      }
    }
    return entries;
  });

/** States of the saved uploads: a reload right after a click may come before they are written. */
export const writtenStates = (page: Page): Promise<readonly UploadRecord['state'][]> =>
  page.evaluate(async () => {
    const states: UploadRecord['state'][] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error!));
      });
      const records = await new Promise<UploadRecord[]>((resolve) => {
        if (!database.objectStoreNames.contains('records')) return resolve([]);
        const reading = database.transaction('records').objectStore('records').getAll();
        reading.addEventListener('success', () => resolve(reading.result));
      });
      database.close();
      states.push(...records.map(({ state }) => state));
    }
    return states;
  });
