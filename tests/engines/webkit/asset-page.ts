import { expect } from '@playwright/test';

import type { Locator } from './locator.ts';
import type { Tab } from './tab.ts';

/** Actions of a person on an asset's page, alone or in the element of a host. */
export interface AssetPage {
  readonly choose: (...paths: readonly string[]) => Promise<void>;
  /** Chooses organization and category, and presses the upload button. */
  readonly upload: (count: number) => Promise<void>;
  /** The row of a chosen file, by the name of the file. */
  readonly chosen: (name: string) => Locator;
  /** The list of uploads, with the notes above it. */
  readonly list: Locator;
  /** The row of an upload, by its display name. */
  readonly row: (displayName: string | RegExp) => Locator;
  readonly expectStatus: (displayName: string, status: string) => Promise<void>;
}

export function createAssetPage(within: Locator): AssetPage {
  const list = within.role('region', 'Uploads');
  const row = (displayName: string | RegExp) => list.role('group', displayName);
  return {
    list,
    row,
    chosen: (name) => within.role('list', 'Files to upload').role('group', name),
    choose: (...paths) => within.label('Chosen files').choose(...paths),
    upload: async (count) => {
      const button = within.role('button', `Upload ${count} document${count === 1 ? '' : 's'}`);
      await button.element();
      const fields = { 'Owning organization': 'Nordwerk Pressen GmbH', Category: 'Operating manual' };
      for (const [field, option] of Object.entries(fields)) await within.label(field).select(option);
      await button.click();
    },
    expectStatus: (displayName, status) => expectShown(row(displayName).text(status)),
  };
}

/** Waits until expectations are met; the page may navigate meanwhile. */
export const eventually = (expectations: () => Promise<void>): Promise<void> =>
  expect(expectations).toPass({ intervals: [100], timeout: 60_000 });

/** Waits until elements are visible. */
export const expectShown = (locator: Locator): Promise<void> =>
  eventually(async () => expect(await locator.isShown()).toBe(true));

export const expectCount = (locator: Locator, count: number): Promise<void> =>
  eventually(async () => expect(await locator.count()).toBe(count));

/** Waits until a text is in the found elements. */
export const expectText = (locator: Locator, text: string | RegExp): Promise<void> =>
  eventually(async () => expect(await locator.read()).toMatch(text));

/** Does something in the page of a manual that the preview shows, until it succeeds: each page has a new frame. */
export const inManual = (
  tab: Tab,
  work: (page: Locator) => Promise<void>,
  ...nested: readonly string[]
): Promise<void> =>
  eventually(() =>
    tab.inFrames(
      ['.preview__frame', ...nested].map((frame) => tab.css(frame)),
      work,
    ),
  );
