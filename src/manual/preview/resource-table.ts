import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

import type { Resource } from './rendering.ts';

/** Numbers resources as they are added, and makes each once. */
export interface ResourceTable {
  /** Returns the number of a key; `make` runs in `collect`. */
  readonly add: (key: string, make: () => Promise<Resource>) => number;
  /** Makes all resources, including those added meanwhile. Rejects with the error of `make`. */
  readonly collect: () => Promise<readonly Resource[]>;
}

/** Concurrent reads of the file. */
const maxReads = 8;

/** Creates an empty table; at most eight resources are made at a time. */
export function createResourceTable(): ResourceTable {
  const numbers = new Map<string, number>();
  const resources: Resource[] = [];
  const waiting: (() => Promise<void>)[] = [];

  function add(key: string, make: () => Promise<Resource>): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const at = numbers.size;
    numbers.set(key, at);
    waiting.push(async () => void (resources[at] = await make()));
    return at;
  }

  async function collect(): Promise<readonly Resource[]> {
    const limit = createConcurrencyLimit(maxReads);
    for (let batch = waiting.splice(0); batch.length > 0; batch = waiting.splice(0)) {
      // In batches: a style sheet adds the files it names only once it is read.
      await Promise.all(batch.map((task) => limit(task)));
    }
    return resources;
  }

  return { add, collect };
}
