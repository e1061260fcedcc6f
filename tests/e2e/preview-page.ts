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
  /**
   * Opens a page by the list of pages, waits until its scripts have run, and a moment longer. For pages that may
   * navigate away, so that `goTo` would never resolve.
   */
  readonly visit: (path: string, moment?: number) => Promise<void>;
  /** Waits until a page is shown and has loaded. */
  readonly expectAt: (path: string) => Promise<void>;
  /** Frame of the current page. */
  readonly frame: () => Frame;
}

/**
 * Time in milliseconds in which a page would have reached an address. A test shows that it is enough outside of a
 * preview; there is no event for an address that isn't reached.
 */
export const momentMs = 200;

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
  /** Identifies a document in the frame; empty until its scripts have run. */
  const parsedDocument = async (): Promise<string> => {
    try {
      return await frame().evaluate(() =>
        document.readyState === 'loading' ? '' : `${performance.timeOrigin}`,
      );
    } catch {
      return '';
    }
  };
  const choose = async (path: string) => {
    await dialog.getByLabel('Search pages').fill(path);
    await dialog.locator(`[data-row="${path}"] button`).click();
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
      // The buttons of the row move when the progress makes room for the result.
      await expect(page.locator('.inspection__progress')).toHaveCount(0);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(dialog.locator('.preview__where')).not.toBeEmpty();
      await expect.poll(state).toContain(manualRoot);
    },
    goTo: async (path) => {
      await choose(path);
      await expectAt(path);
    },
    visit: async (path, moment = momentMs) => {
      const before = await parsedDocument();
      await choose(path);
      const isAnother = async () => !['', before].includes(await parsedDocument());
      await expect.poll(isAnother, { message: path, intervals: [50] }).toBe(true);
      await page.waitForTimeout(moment);
    },
  };
}

const stateOf = (): string => `${document.readyState} ${document.baseURI}`;
