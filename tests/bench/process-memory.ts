import { readFileSync, readdirSync } from 'node:fs';

import type { Browser } from '@playwright/test';

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

/** All processes of a browser. */
export async function processesOf(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.map(({ id }) => id);
}

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
