import { expect, type Locator, type Page } from '@playwright/test';

import { people, type PersonKey } from './people.ts';
import type { Rig } from './rig.ts';
import { textsOnDevice } from './texts-on-device.ts';

/** Content of a file, by which it is found in what is saved on the device. */
export const contentOf = (name: string): string => `Content of ${name}.`;

/** A page of the application, or of a host with the element, as a person uses it. */
export interface Tab {
  readonly page: Page;
  /** Opens the page of PUMP-1, or reloads it. */
  readonly open: () => Promise<void>;
  /** Chooses a person at the provider, whose page is shown. */
  readonly pickPerson: (person: PersonKey) => Promise<void>;
  readonly expectSignedIn: (person: PersonKey) => Promise<void>;
  readonly expectSignedOut: () => Promise<void>;
  /** Chooses files with these names, without extension; the content follows from the name. */
  readonly choose: (...names: readonly string[]) => Promise<void>;
  readonly upload: (count: number) => Promise<void>;
  readonly row: (name: string) => Locator;
  readonly expectStatus: (name: string, status: string) => Promise<void>;
  /** Waits until the file can be sent after a reload. */
  readonly expectSaved: (name: string) => Promise<void>;
  /** Expects that nothing of these files is left on the device. */
  readonly expectForgotten: (...names: readonly string[]) => Promise<void>;
  /** Presses "Sign in again", and picks the person in the window. */
  readonly signInAgain: (person: PersonKey) => Promise<void>;
  /** Gets focus, as when a person returns to it. */
  readonly focus: () => Promise<void>;
  /** Signs out; `answer` is the button of the dialog about unfinished uploads. */
  readonly signOut: (answer?: string) => Promise<void>;
  /** Expects that all or none of these files are on the page, in the form or in the list. */
  readonly expectShown: (...names: readonly string[]) => Promise<void>;
  readonly expectNotShown: (...names: readonly string[]) => Promise<void>;
}

const personButton = (at: Page, person: PersonKey) =>
  at.getByRole('button', { name: people[person].name, exact: true });

export function createTab(page: Page, { url }: Pick<Rig, 'url'>): Tab {
  const row = (name: string) =>
    page
      .locator('[data-upload]')
      .and(page.getByRole('group', { name, exact: true }))
      .first();
  const account = (person: PersonKey) =>
    page.getByRole('button', { name: `Account: ${people[person].name}` });
  /** Returns the names of the files on the page, without extension. */
  const shownFiles = async () => {
    const snapshot = await page.locator('body').ariaSnapshot();
    return [...new Set(snapshot.match(/\b(?:karl|mia)-\d+/g))].toSorted();
  };
  return {
    page,
    open: async () => {
      await page.goto(`${url}/?${Math.random()}#/assets/PUMP-1`);
    },
    pickPerson: (person) => personButton(page, person).click(),
    expectSignedIn: (person) => expect(account(person)).toBeVisible(),
    expectSignedOut: () => expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible(),
    choose: (...names) =>
      page.getByLabel('Chosen files').setInputFiles(
        names.map((name) => ({
          name: `${name}.txt`,
          mimeType: 'text/plain',
          buffer: Buffer.from(contentOf(name)),
        })),
      ),
    upload: async (count) => {
      const name = `Upload ${count} document${count === 1 ? '' : 's'}`;
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeVisible();
      const category = page.getByLabel('Category', { exact: true });
      if (await category.isVisible()) await category.selectOption('Notes');
      await button.click();
    },
    row,
    expectStatus: (name, status) => expect(row(name).getByText(status, { exact: true })).toBeVisible(),
    expectSaved: (name) => expect.poll(() => textsOnDevice(page)).toContain(contentOf(name)),
    expectForgotten: (...names) =>
      expect
        .poll(async () => {
          // The page may be on its way to the provider.
          const texts = await textsOnDevice(page).catch(() => undefined);
          return texts === undefined || names.filter((name) => texts.includes(contentOf(name)));
        })
        .toEqual([]),
    signInAgain: async (person) => {
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Sign in again' }).click(),
      ]);
      await personButton(popup, person).click();
    },
    focus: async () => {
      await page.bringToFront();
      await page.evaluate(() => {
        dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
    },
    signOut: async (answer) => {
      await page.getByRole('button', { name: /^Account: / }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      if (answer !== undefined) await page.getByRole('dialog').getByRole('button', { name: answer }).click();
      await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    },
    expectShown: (...names) => expect.poll(shownFiles).toEqual(expect.arrayContaining([...names])),
    expectNotShown: (...names) =>
      expect.poll(async () => (await shownFiles()).filter((name) => names.includes(name))).toEqual([]),
  };
}
