import { readFileSync, readdirSync } from 'node:fs';

const statusOf = (processId: number): string => {
  try {
    return readFileSync(`/proc/${processId}/status`, 'utf8');
  } catch {
    return ''; // It has ended meanwhile.
  }
};

/** Memory of a process that is no file's: heaps, buffers. In MiB. */
export const anonymousMiB = (processId: number): number =>
  Number(/^RssAnon:\s+(\d+) kB/m.exec(statusOf(processId))?.[1] ?? 0) / 1024;

/** A process and all that it has started. */
export function withDescendants(processId: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => Number(/^PPid:\s+(\d+)/m.exec(statusOf(id))?.[1]) === processId);
  return [processId, ...children.flatMap(withDescendants)];
}

/** Watches how far the memory of processes grows above what it is now; the returned function ends it, in MiB. */
export function watchGrowth(processIds: readonly number[]): () => number {
  const memory = (): number => processIds.reduce((sum, id) => sum + anonymousMiB(id), 0);
  const before = memory();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memory())), 100);
  return () => {
    clearInterval(timer);
    return peak - before;
  };
}
