import type { Page } from '@playwright/test';

import { bareTexts } from './bare-texts.ts';
import { crowdedTargets } from './crowded-targets.ts';
import { colourViolations, violations } from './violations.ts';

/** Checks states of a page, one after another, for accessibility problems. */
export interface StateInspector {
  readonly look: (state: string) => Promise<void>;
  /** Problems by state; empty if there are none. */
  readonly found: Readonly<Record<string, readonly string[]>>;
}

/** `mainPx` is the minimum height of the main actions: higher if the pointer is a finger. */
export function createStateInspector(page: Page, mainPx: 40 | 52): StateInspector {
  const found: Record<string, readonly string[]> = {};
  return {
    found,
    look: async (state) => {
      const px = await overflowPx(page);
      const wrong = [
        ...(await withoutSticky(page, () => violations(page))),
        ...(await colourViolations(page)),
        ...(await crowdedTargets(page, mainPx)),
        ...(px > 0 ? [`scrolls sideways by ${px} px`] : []),
        ...(await bareTexts(page)),
      ];
      if (wrong.length > 0) found[state] = wrong;
    },
  };
}

/** Returns how far the page scrolls sideways. */
export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Axe takes targets that a sticky element covers in part for small, though scrolling uncovers them. */
async function withoutSticky<T>(page: Page, check: () => Promise<T>): Promise<T> {
  const sticky = page.locator('.add-foot, .list-head, .selection');
  await sticky.evaluateAll((all) => all.forEach((each) => each.style.setProperty('position', 'static')));
  const result = await check();
  await sticky.evaluateAll((all) => all.forEach((each) => each.style.removeProperty('position')));
  return result;
}
