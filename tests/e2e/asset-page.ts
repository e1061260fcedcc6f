import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, type BrowserContext, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { engineOf } from './engine.ts';

/** Actions of a person on an asset's page, located by visible text. */
export interface AssetPage {
  readonly page: Page;
  /** Part of the page with the form and the list. */
  readonly within: Page | Locator | FrameLocator;
  readonly choose: (...paths: readonly string[]) => Promise<void>;
  /** Chooses organization and category: now, or before the next uploads if the fields aren't shown yet. */
  readonly chooseMetadata: () => Promise<void>;
  /** Presses the upload button, which says how many documents there are, and how many of them aren't manuals as meant. */
  readonly upload: (count: number, asRegular?: string) => Promise<void>;
  /** The list of uploads, with its heading. */
  readonly list: Locator;
  /** Results of the uploads, beside the heading of the list. */
  readonly summary: Locator;
  /** The row of an upload. */
  readonly row: (displayName: string) => Locator;
  readonly expectStatus: (displayName: string, status: string) => Promise<void>;
  /** Uploads documents that wait for a decision because their content is already stored. */
  readonly sendAnyway: (displayName: string) => Promise<void>;
  /** Signs out if another person is signed in, signs in at the provider, and returns to the same page. */
  readonly signInAs: (name: string) => Promise<void>;
  /** Signs out; `answer` names the button of the dialog about uploads that aren't finished. */
  readonly signOut: (answer?: string) => Promise<void>;
  /** Needed before a route is added: Chromium doesn't apply one that comes just before it commits a document. */
  readonly expectSignedIn: () => Promise<void>;
  /** Waits until every chosen ZIP has been checked and will be uploaded as a manual. */
  readonly expectManuals: () => Promise<void>;
  /** Presses a button of a row, or an item of its menu. */
  readonly press: (displayName: string, name: string) => Promise<void>;
  readonly tryAgain: (displayName: string) => Promise<void>;
  /** Closes the dialog of duplicates if it is open, and removes every ended upload from the list. */
  readonly dismissAll: () => Promise<void>;
  /** Text of a row without its buttons: `Failed: The file is empty.` */
  readonly words: (displayName: string) => Promise<readonly string[]>;
  /**
   * Records the texts of every row, and of the note that says what they wait for, until the returned function is called,
   * which returns each text once, in order.
   */
  readonly noteWords: () => Promise<() => Promise<readonly string[]>>;
}

/** `within` is the surrounding part of the page; by default the whole page. */
export function createAssetPage(page: Page, within: AssetPage['within'] = page): AssetPage {
  const uploads = within.getByRole('region', { name: 'Uploads' });
  const row = (displayName: string) =>
    uploads.locator('[data-upload]').and(uploads.getByRole('group', { name: displayName, exact: true }));
  const account = within.getByRole('button', { name: /^Account: / });
  const signedOut = page.getByRole('heading', { name: 'You are signed out' });
  const signOut = async (answer?: string) => {
    await clickSignOut(page);
    if (answer !== undefined) await page.getByRole('dialog').getByRole('button', { name: answer }).click();
    await page.getByRole('button', { name: 'Yes, sign out' }).click();
    await expect(signedOut).toBeVisible();
  };
  let isChoosing = false;
  const fields = [
    [within.getByLabel('Owning organization', { exact: true }).first(), 'Nordwerk Pressen GmbH'],
    [within.getByLabel('Category', { exact: true }).first(), 'Operating manual'],
  ] as const;
  return {
    page,
    within,
    list: uploads,
    summary: uploads.locator('.card__note'),
    row,
    choose: async (...paths) => {
      // Firefox takes paths in the page itself only, and contents everywhere.
      const isPath = within === page || engineOf(page) !== 'firefox';
      const chosen = isPath ? [...paths] : paths.map(withContent);
      await within.getByLabel('Chosen files').setInputFiles(chosen);
    },
    chooseMetadata: async () => {
      isChoosing = true;
      for (const [field, name] of fields) if (await field.isVisible()) await field.selectOption(name);
    },
    upload: async (count, asRegular = '') => {
      const button = within.getByRole('button', {
        name: `Upload ${count.toLocaleString('en')} document${count === 1 ? '' : 's'}${asRegular}`,
        exact: true,
      });
      await expect(button).toBeVisible();
      // The category must be chosen again for another kind of file.
      for (const [field, name] of isChoosing ? fields : []) {
        if ((await field.inputValue()) === '') await field.selectOption(name);
      }
      await button.click();
    },
    expectStatus: (displayName, status) =>
      expect(row(displayName).first().getByText(status, { exact: true })).toBeVisible(),
    sendAnyway: (displayName) =>
      row(displayName).first().getByRole('button', { name: 'Upload anyway' }).click(),
    signInAs: async (name) => {
      const { hash } = new URL(page.url());
      await expect(account.or(signedOut)).toBeVisible();
      if (await account.isVisible()) await signOut();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('banner')).toContainText(name);
      if (hash !== '') await page.goto(new URL(hash, page.url()).href);
    },
    signOut,
    expectSignedIn: () => expect(account).toBeVisible(),
    expectManuals: async () => {
      // The rows appear some time after the files were chosen.
      await expect(within.getByLabel('Upload as: ').first()).toBeAttached();
      for (const choice of await within.getByLabel('Upload as: ').all()) {
        await expect(choice).toHaveValue('manual');
      }
      await expect(within.getByText('Checking ZIP…')).toHaveCount(0);
    },
    press: (displayName, name) => press(row(displayName).first(), name),
    tryAgain: (displayName) => press(row(displayName).first(), 'Retry'),
    dismissAll: async () => {
      const close = within.getByRole('dialog').getByRole('button', { name: 'Close' }).first();
      if (await close.isVisible()) await close.click();
      const left = uploads
        .locator('[data-upload][data-stage=done], [data-upload][data-stage=attention]')
        .filter({ hasNot: page.getByRole('button', { name: 'Skip' }) });
      while ((await left.count()) > 0) await press(left.first(), 'Remove from list');
      const message = uploads.getByRole('button', { name: 'Hide this message' });
      if (await message.isVisible()) await message.click();
    },
    words: async (displayName) => {
      // By handles, because `evaluateAll` with the name of a row crashes the page's process of Firefox 153.
      const rows = await row(displayName).elementHandles();
      return Promise.all(rows.map((each) => each.evaluate(textOfRow)));
    },
    noteWords: async () => {
      // As a string, since a function that runs in the page can't reference another one.
      const noted = await page.evaluateHandle<{ texts: Set<string>; observer: MutationObserver }>(`(() => {
        ${textOfRow.toString()}
        const texts = new Set();
        const observer = new MutationObserver(() => {
          for (const row of document.querySelectorAll('[data-upload]')) texts.add(textOfRow(row));
          const note = document.querySelector(':has(> .uploads) > .card__notes .note p');
          if (note) texts.add('Waiting: ' + note.textContent);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        return { texts, observer };
      })()`);
      return () =>
        noted.evaluate(({ texts, observer }) => {
          observer.disconnect();
          return [...texts];
        });
    },
  };
}

const withContent = (path: string) => ({
  name: basename(path),
  mimeType: '',
  buffer: readFileSync(path),
});

/** Presses a button, or an item of the first menu, for example in a row. */
export async function press(scope: Locator, name: string): Promise<void> {
  // The name of its row may follow.
  const button = scope.getByRole('button', { name: new RegExp(`^${name}(?: |$)`) }).first();
  if (await button.isVisible()) return button.click();
  await scope.getByRole('button', { name: 'More actions' }).first().click();
  await scope.getByRole('menuitem', { name, exact: true }).click();
}

/** Ends the time for "Undo". */
export const endUndo = (scope: Locator): Promise<void> =>
  scope.getByRole('button', { name: 'Hide this message' }).click();

/** Clicks "Sign out" in the account menu. */
export async function clickSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** Runs in the page. */
function textOfRow(row: Element): string {
  const copy = row.cloneNode(true) as Element;
  const status = copy.querySelector('.status')?.textContent ?? '';
  for (const part of copy.querySelectorAll('.upload__name, .wide-only, .status, button, a')) {
    part.remove();
  }
  return `${status}: ${copy.textContent.trim()}`;
}

/** Opens another page of the same browser at PRESS-0042. */
export async function openTab(context: BrowserContext, appUrl: string): Promise<AssetPage> {
  const page = await context.newPage();
  await page.goto(`${appUrl}/#/assets/PRESS-0042`);
  return createAssetPage(page);
}

/** Uploads the only document; returns its content as the service has stored it. */
export async function uploadAndRead({ page, upload }: AssetPage): Promise<Buffer> {
  const answered = page.waitForResponse((response) => response.url().includes('/v1/'));
  await upload(1);
  const { data } = (await (await answered).json()) as { data: { extension: { document: { id: string } } } };
  const { id } = data.extension.document;
  return (await page.request.get(new URL(`library/documents/${id}`, page.url()).href)).body();
}

/** Accepts every dialog before the page is left; returns their number. */
export function countQuestions(page: Page, answer: 'accept' | 'dismiss'): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog[answer]();
  });
  return () => count;
}
