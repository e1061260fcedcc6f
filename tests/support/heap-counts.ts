import type { CDPSession } from '@playwright/test';

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/**
 * Kinds of objects that programs create: instances by class, functions by name. The browser's own records grow with
 * every action.
 */
const kinds = new Set(['object', 'closure']);
const isOwn = (name: string): boolean => !name.startsWith('system / ');

/** Number of each kind on the heap of a page, after garbage collection. */
export const heapCounts = async (devtools: CDPSession): Promise<ReadonlyMap<string, number>> =>
  countNodes(await takeSnapshot(devtools));

async function takeSnapshot(devtools: CDPSession): Promise<HeapSnapshot> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return JSON.parse(chunks.join(''));
}

function countNodes({ snapshot: { meta }, nodes, strings }: HeapSnapshot): ReadonlyMap<string, number> {
  const fields = meta.node_fields;
  const [typeAt, nameAt] = [fields.indexOf('type'), fields.indexOf('name')];
  const types = meta.node_types[typeAt] ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[nodes[at + typeAt]!]!;
    const own = strings[nodes[at + nameAt]!]!;
    if (!kinds.has(type) || !isOwn(own)) continue;
    const name = `${type} ${own}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
