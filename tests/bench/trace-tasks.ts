import type { Browser, Page } from '@playwright/test';

/** A task of the page's thread. */
export interface TracedTask {
  readonly clockMs: number;
  /** Computing time of the thread, without the time in which it waited for the processor. */
  readonly cpuMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Tasks of the page's thread in this time, as traced by Chromium. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<void>,
): Promise<readonly TracedTask[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await meanwhile();
  const trace = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: TraceEvent[] };
  const thread = busiestPage(trace.traceEvents);
  return trace.traceEvents
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && threadOf(event) === thread)
    .map(({ dur = 0, tdur = 0 }) => ({ clockMs: dur / 1000, cpuMs: tdur / 1000 }));
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** The thread of the page, not of its workers or of a page that the browser keeps ready. */
function busiestPage(events: readonly TraceEvent[]): string | undefined {
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const counts = new Map(pages.map((page) => [threadOf(page), 0]));
  for (const event of events) {
    const count = event.name === 'FunctionCall' ? counts.get(threadOf(event)) : undefined;
    if (count !== undefined) counts.set(threadOf(event), count + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
