import type { Page } from '@playwright/test';

/** One way to look at the gallery. */
export interface View {
  readonly name: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly locale: 'en' | 'ar';
  readonly forcedColors: 'none' | 'active';
}

const plain = { theme: 'light', locale: 'en', forcedColors: 'none' } as const;

/** Every width and scheme, each with the others as they mostly are. */
export const views: readonly View[] = [
  { name: '390', width: 390, ...plain },
  { name: '768', width: 768, ...plain },
  { name: '1280', width: 1280, ...plain },
  { name: '768-dark', width: 768, ...plain, theme: 'dark' },
  { name: '768-forced', width: 768, ...plain, forcedColors: 'active' },
  { name: '768-right-to-left', width: 768, ...plain, locale: 'ar' },
];

export const sectionNames = ['controls', 'notes', 'rows', 'manual', 'uploads', 'duplicate'] as const;

/** Opens the gallery at a moment that is always the same. */
export async function openGallery(page: Page, url: string, view: View): Promise<void> {
  const now = Date.UTC(2026, 2, 12, 9, 42);
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.setViewportSize({ width: view.width, height: 900 });
  await page.emulateMedia({ forcedColors: view.forcedColors });
  await page.goto(`${url}?${view.name}#/gallery?theme=${view.theme}&locale=${view.locale}`);
  await page.locator('[data-section=duplicate]').waitFor({ timeout: 120_000 });
  // Time goes on by so much and no more: what counts seconds shows the same ones.
  await page.clock.runFor(3000);
  // What the device remembers comes last.
  await page.locator('[data-section=notes] [role=group]').first().waitFor();
}
