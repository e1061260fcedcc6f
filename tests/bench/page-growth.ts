import type { CDPSession, Page } from '@playwright/test';

/** Memory of a page after garbage collection, and the processor time of its thread so far. */
interface PageMemory {
  readonly heapMiB: number;
  /** Nodes of all documents that the page holds, in or out of sight. */
  readonly nodes: number;
  readonly listeners: number;
  readonly threadSeconds: number;
}

/** Collects garbage, and reads what is left. */
export async function memoryOf(devtools: CDPSession): Promise<PageMemory> {
  // Finalizers free more at the next collection.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const named = new Map(metrics.map(({ name, value }) => [name, value]));
  const of = (name: string): number => named.get(name) ?? Number.NaN;
  return {
    heapMiB: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    threadSeconds: of('ThreadTime'),
  };
}

/** Data that the origin of a page keeps on the device, and its tab in session storage. */
interface DeviceStorage {
  /** Records of each object store of the databases. */
  readonly records: Readonly<Record<string, number>>;
  readonly localStorageChars: number;
  readonly sessionStorageChars: number;
  /** As the browser estimates it. */
  readonly storageKb: number;
}

/** Reads the data of the page's origin and tab. */
export const storageOf = (page: Page): Promise<DeviceStorage> =>
  page.evaluate(async () => {
    const records: Record<string, number> = {};
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const database = opening.result;
      for (const store of database.objectStoreNames) {
        const counting = database.transaction(store).objectStore(store).count();
        await new Promise((resolve) => counting.addEventListener('success', resolve));
        records[store] = (records[store] ?? 0) + counting.result;
      }
      database.close();
    }
    const [localStorageChars = 0, sessionStorageChars = 0] = [localStorage, sessionStorage].map((storage) =>
      Object.entries(storage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0),
    );
    return {
      records,
      localStorageChars,
      sessionStorageChars,
      storageKb: ((await navigator.storage.estimate()).usage ?? 0) / 1000,
    };
  });
