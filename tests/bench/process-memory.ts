import { readFileSync, readdirSync } from 'node:fs';

const statusOf = (processId: number): string => {
  try {
    return readFileSync(`/proc/${processId}/status`, 'utf8');
  } catch {
    return ''; // The process has ended meanwhile.
  }
};

/** Memory of a process without mapped files: heaps and buffers, in MiB. */
const anonymousMiB = (processId: number): number =>
  Number(/^RssAnon:\s+(\d+) kB/m.exec(statusOf(processId))?.[1] ?? 0) / 1024;

/** A process and all its descendants. */
export function withDescendants(processId: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => Number(/^PPid:\s+(\d+)/m.exec(statusOf(id))?.[1]) === processId);
  return [processId, ...children.flatMap(withDescendants)];
}

/**
 * Measures how far the memory of processes grows above the current value; the returned function ends it and returns
 * MiB.
 */
export function watchGrowth(processIds: readonly number[]): () => number {
  const memory = (): number => processIds.reduce((sum, id) => sum + anonymousMiB(id), 0);
  const before = memory();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memory())), 100);
  return () => {
    clearInterval(timer);
    return Math.max(peak, memory()) - before;
  };
}
