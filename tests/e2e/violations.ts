import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { engineOf } from './engine.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of the tags above that are off by default. */
const experimental = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Findings of axe on the current page, or in a part of it, as `rule: element`. None in Firefox 153, which axe crashes when it looks at a row of
 * the table of files (a null pointer in libxul).
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  if (engineOf(page) === 'firefox') return [];
  const builder = axe(page).options({ rules: experimental }).withTags(tags);
  return describe(within === undefined ? builder : builder.include(within));
}

/** Findings of axe in dark colours for rules about colours. Follows `violations` in the same page. */
export async function colourViolations(page: Page): Promise<string[]> {
  if (engineOf(page) === 'firefox') return [];
  await page.emulateMedia({ colorScheme: 'dark' });
  await endTransitions(page);
  const found = await describe(axe(page, loaded).withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((each) => `dark ${each}`);
}

/** Ends transitions to other colours, whose intermediate states needn't be readable. */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });

// The legacy mode reports within the page; the other one opens an empty page for every check.
const axe = (page: Page, axeSource?: string): AxeBuilder =>
  new AxeBuilder({ page, ...(axeSource !== undefined && { axeSource }) }).setLegacyMode();

/** Instead of axe's half megabyte of source, in a page where an earlier check has run it. */
const loaded = 'axe';

async function describe(builder: AxeBuilder): Promise<string[]> {
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
