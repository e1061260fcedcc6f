import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

import type { Resource } from './rendering.ts';

/** Numbers resources as they are named, and makes each of them once. */
export interface ResourceTable {
  /** The number of what goes by a key; `make` runs when everything is collected. */
  readonly add: (key: string, make: () => Promise<Resource>) => number;
  /** Makes everything that was taken, and what is taken on the way. Rejects as `make` does. */
  readonly collect: () => Promise<readonly Resource[]>;
}

/** Concurrent reads of the file. */
const maxReads = 8;

/** Eight things at a time are made at the most. */
export function createResourceTable(): ResourceTable {
  const numbers = new Map<string, number>();
  const resources: Resource[] = [];
  const waiting: (() => Promise<void>)[] = [];

  function take(key: string, make: () => Promise<Resource>): number {
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
      // One batch after another: a style sheet names the next one only when it was read.
      await Promise.all(batch.map((task) => limit(task)));
    }
    return resources;
  }

  return { add: take, collect };
}
