import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Opens the panel of a chosen ZIP, or of a manual in the list of uploads, from its row. */
export async function openPanel(
  page: Page | Locator | FrameLocator,
  row: Locator,
  button: 'Check results' | 'Documents' = 'Check results',
): Promise<Locator> {
  await row.getByRole('button', { name: button, exact: true }).click();
  const panel = page.locator('dialog.side-panel');
  await expect(panel.locator('.verdict')).toBeVisible();
  return panel;
}

/** Presses an item of the panel's menu. */
export async function chooseAction(panel: Locator, name: string): Promise<void> {
  await panel.getByRole('button', { name: 'More actions' }).click();
  await panel.getByRole('menuitem', { name, exact: true }).click();
}
