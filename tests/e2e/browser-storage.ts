import type { Page } from '@playwright/test';

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

/** Statuses of the saved uploads: a reload right after a click may come before they are written. */
export const writtenStandings = async (page: Page): Promise<readonly string[]> =>
  (await writtenUploads(page)).map(({ status }) => status);

/** The saved uploads. */
export const writtenUploads = (
  page: Page,
): Promise<readonly { readonly status: string; readonly assetId: string }[]> =>
  page.evaluate(async () => {
    const uploads: { status: string; assetId: string }[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error!));
      });
      const records = await new Promise<{ standing: { status: string }; job: { assetId: string } }[]>(
        (resolve) => {
          if (!database.objectStoreNames.contains('records')) return resolve([]);
          const reading = database.transaction('records').objectStore('records').getAll();
          reading.addEventListener('success', () => resolve(reading.result));
        },
      );
      database.close();
      uploads.push(
        ...records.map(({ standing, job }) => ({ status: standing.status, assetId: job.assetId })),
      );
    }
    return uploads;
  });
