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
  /** Does the same, and gives the page time to reach an address. */
  readonly visit: (path: string) => Promise<void>;
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
    const found = page.frames().find(isShell);
    if (found === undefined) throw new Error('No manual is shown.');
    return found;
  };
  /** Empty while one page replaces another. */
  const state = async (): Promise<string> => {
    try {
      return await frame().evaluate(stateOf);
    } catch {
      return '';
    }
  };
  /** Opens a page from the list; the former one has no state from then on. */
  const choose = async (path: string) => {
    await page.frames().find(isShell)?.evaluate(leave);
    await dialog.getByLabel('Search pages').fill(path);
    await dialog.locator(`[data-row="${path}"] button`).click();
  };
  const expectAt = async (path: string) => {
    await expect(dialog.locator('.preview__where')).toContainText(path);
    await expect.poll(state).toMatch(new RegExp(`^complete ${manualRoot}`));
  };
  return {
    dialog,
    manual: dialog.frameLocator('.preview__frame'),
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
    visit: async (path) => {
      await choose(path);
      await expectAt(path);
      await page.waitForTimeout(momentMs);
    },
  };
}

const isShell = (frame: Frame): boolean => /\/preview\.html(?:#|$)/.test(frame.url());

/** Read from the prototype: a hostile page may contain elements with these names. */
function stateOf(): string {
  const [root, ...state] = ['documentElement', 'readyState', 'baseURI'].map((name): unknown =>
    Reflect.get(Document.prototype, name, document),
  );
  return (root as Element).hasAttribute('data-left') ? '' : state.join(' ');
}

const leave = (): void =>
  Document.prototype.querySelector.call(document, 'html')?.setAttribute('data-left', '');
