import { expect, type Page } from '@playwright/test';

/** One view of the gallery. */
export interface View {
  readonly name: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly locale: 'en' | 'ar';
  readonly forcedColors: 'none' | 'active';
}

const plain = { theme: 'light', locale: 'en', forcedColors: 'none' } as const;

export const plainView: View = { name: '768', width: 768, ...plain };

/** Every width and scheme, each with the most usual values of the others. */
export const views: readonly View[] = [
  { name: '390', width: 390, ...plain },
  plainView,
  { name: '1280', width: 1280, ...plain },
  { name: '768-dark', width: 768, ...plain, theme: 'dark' },
  { name: '768-forced', width: 768, ...plain, forcedColors: 'active' },
  { name: '768-right-to-left', width: 768, ...plain, locale: 'ar' },
];

export const sectionNames = [
  'controls',
  'notes',
  'rows',
  'manual',
  'package',
  'uploads',
  'duplicate',
] as const;

/** Opens the gallery; it may still be loading. */
export async function openGallery(page: Page, url: string, view: View): Promise<void> {
  await page.setViewportSize({ width: view.width, height: 900 });
  await page.emulateMedia({ forcedColors: view.forcedColors });
  await page.goto(`${url}?${view.name}#theme=${view.theme}&locale=${view.locale}`);
}

/** Opens the gallery at a fixed time, and stops the clock there. */
export async function openStill(page: Page, url: string, view: View): Promise<void> {
  const now = Date.UTC(2026, 2, 12, 9, 42);
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await openGallery(page, url, view);
  const last = page.locator('[data-section=duplicate]');
  // The page starts in steps, each of which waits for a moment.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return last.isVisible();
    })
    .toBe(true);
  // By exactly this much: counters of seconds since then show the same value.
  await page.clock.runFor(3000);
  await page.locator('[data-section=uploads] [role=group]').first().waitFor();
  await alignSections(page);
}

/** Moves each section to a whole pixel: its picture then doesn't depend on the heights of the sections above it. */
const alignSections = (page: Page): Promise<void> =>
  page.locator('[data-section]').evaluateAll((sections) => {
    for (const section of sections as HTMLElement[]) {
      const { top } = section.getBoundingClientRect();
      section.style.marginTop = `${Math.ceil(top) - top}px`;
    }
  });

/** Fingerprint of the machine's rendering: pictures of another browser or with other fonts can't be compared. */
export const renderingOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = '16px system-ui, sans-serif';
    const { width } = pen.measureText('Hydraulik 0123456789');
    return `Chromium ${/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]}, letters of ${width.toFixed(2)} px`;
  });
