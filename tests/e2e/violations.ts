import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, as `rule: element`. */
export const violations = (page: Page): Promise<string[]> => tell(axe(page).withTags(tags));

/** What axe finds in dark and in forced colours where rules ask for colours; the others find the same as in light ones. */
export async function colourViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, media] of Object.entries(otherColours)) {
    await page.emulateMedia(media);
    await endTransitions(page);
    const here = await tell(axe(page).withRules(['color-contrast', 'link-in-text-block']));
    found.push(...here.map((each) => `${name} ${each}`));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return found;
}

/** Ends what is on its way to other colours, of which no state in between is meant to be read. */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });

const otherColours = {
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

// The legacy way sums up in the page itself: the other one opens an empty page for every look.
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

async function tell(builder: AxeBuilder): Promise<string[]> {
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
