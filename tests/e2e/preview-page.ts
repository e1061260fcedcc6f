import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { manualRoot } from '#manual/preview/manual-url.ts';

/** Actions of a person in the preview of a manual. */
export interface PreviewPage {
  readonly dialog: Locator;
  /** The page of the manual. */
  readonly manual: FrameLocator;
  /** Opens the preview of the only chosen ZIP, and waits for its first page. */
  readonly open: () => Promise<void>;
  /** Opens a page from the list of pages, and waits for it. */
  readonly goTo: (path: string) => Promise<void>;
  /** Waits until a page is shown and has loaded. */
  readonly expectAt: (path: string) => Promise<void>;
  /** Frame of the current page. */
  readonly frame: () => Frame;
}

export function createPreviewPage(page: Page): PreviewPage {
  const dialog = page.getByRole('dialog', { name: /^Preview of / });
  const frame = (): Frame => {
    const shell = page.frames().find((one) => one.url().endsWith('/preview.html'));
    const inner = shell?.childFrames().at(-1);
    if (inner === undefined) throw new Error('No manual is shown.');
    return inner;
  };
  /** Empty while one page replaces another. */
  const state = async (): Promise<string> => {
    try {
      return await frame().evaluate(stateOf);
    } catch {
      return '';
    }
  };
  const expectAt = async (path: string) => {
    await expect(dialog.locator('.preview__where')).toContainText(path);
    await expect.poll(state).toMatch(new RegExp(`^complete ${manualRoot}`));
  };
  return {
    dialog,
    manual: dialog.frameLocator('.preview__frame').frameLocator('iframe'),
    frame,
    expectAt,
    open: async () => {
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(dialog.locator('.preview__where')).not.toBeEmpty();
      await expect.poll(state).toContain(manualRoot);
    },
    goTo: async (path) => {
      await dialog.getByLabel('Search pages').fill(path);
      await dialog.locator(`[data-row="${path}"] button`).click();
      await expectAt(path);
    },
  };
}

const stateOf = (): string => `${document.readyState} ${document.baseURI}`;
