import { test, type Page } from '@playwright/test';

/** Engine of a page. A context with its own profile has no browser in Playwright, and is Chromium's in these tests. */
export const engineOf = (page: Page): string => page.context().browser()?.browserType().name() ?? 'chromium';

/** Reasons why a test can't run in Firefox. */
const reasons = {
  background: 'Only Chromium has Background Sync.',
  failedImport: 'Firefox before 155 remembers that a part has failed to load; only a reload helps.',
  finger: 'Moves a finger over the page, for which only Chromium has a protocol.',
  folder: 'WebDriver BiDi takes neither folders nor what is dropped.',
  history: 'Reads the addresses of the history, for which only Chromium has a protocol.',
  heap: 'Counts objects in memory, for which only Chromium has a protocol.',
  layoutShift: 'Measures how far a page moves, which only Chromium reports.',
  pictures: 'Draws with settings of Chromium, to compare pictures.',
  quota: 'Limits the storage of a page, for which only Chromium has a protocol.',
  routes: 'Only Chromium has static routes, which lead requests past a worker.',
  share: 'Receives files from the share menu of the system, which only Chromium offers.',
} as const;

/** Leaves out the running test in Firefox; the reason stands in the results. */
export function notInFirefox(reason: keyof typeof reasons): void {
  test.skip(test.info().project.use.browserName === 'firefox', reasons[reason]);
}

/** Leaves out all tests of a file in Firefox. */
export function noneInFirefox(reason: keyof typeof reasons): void {
  test.skip(({ browserName }) => browserName === 'firefox', reasons[reason]);
}
