import { test, type Page } from '@playwright/test';

/** Engine of a page. A context with its own profile has no browser in Playwright, and is Chromium's in these tests. */
export const engineOf = (page: Page): string => page.context().browser()?.browserType().name() ?? 'chromium';

/** Reasons why a test can't run in Firefox. */
const reasons = {
  clipboard: 'Without windows, Firefox has a clipboard for text only.',
  connection: 'Scripts needn’t wait: in Firefox they can’t open a connection (SPEC.md of the preview).',
  failedImport: 'Firefox before 155 remembers that a part has failed to load; only a reload helps.',
  heap: 'Counts objects in memory, for which only Chromium has a protocol.',
  inputMethod: 'Types through an input method, for which only Chromium has a protocol.',
  layoutShift: 'Measures how far a page moves, which only Chromium reports.',
  pictures: 'Draws with settings of Chromium, to compare pictures.',
  quota: 'Limits the storage of a page, for which only Chromium has a protocol.',
  process:
    'A script that never ends blocks the application, too: only Chromium gives the frame its own process.',
  request: 'Looks into a request, whose contents the driver of Firefox doesn’t report.',
  routes: 'Only Chromium has static routes, which lead requests past a worker.',
  touch: 'Touches with parts of a tap, for which only Chromium has a protocol.',
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
