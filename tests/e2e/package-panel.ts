import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';

/** Writes a package into a new folder; returns its path. */
export function writePackage(name: string, entries: readonly EntrySpec[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'package-')), name);
  writeFileSync(path, buildZip(entries));
  return path;
}

/** Row of a chosen file. */
export const chosen = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Opens the panel of a package from its row. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await chosen(page, name).getByRole('button', { name: 'Review', exact: true }).click();
  const panel = page.locator('dialog.side-panel');
  await expect(panel.locator('.verdict')).toBeVisible();
  return panel;
}
