import type { Locator, Page } from '@playwright/test';

import { engineOf, notInFirefox } from './engine.ts';

/** Drops files and folders from disk, as the desktop does; events created in a page can't contain a folder. */
export async function dropFromDisk(page: Page, paths: readonly string[]): Promise<void> {
  notInFirefox('folder');
  const box = (await page.locator('.drop').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [...paths], dragOperationsMask: 1 },
    });
  }
}

/** Chooses a folder on disk, as in the dialog of "Choose folder". */
export async function chooseFolder(page: Page, path: string): Promise<void> {
  notInFirefox('folder');
  await page.locator('input[webkitdirectory]').setInputFiles(path);
}

/** Presses what opens a dialog for files, and chooses some; Firefox reports only the first dialog of an input. */
export async function chooseInDialog(
  input: Locator,
  open: () => Promise<unknown>,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const page = input.page();
  if (engineOf(page) === 'firefox') {
    await open();
    return input.setInputFiles(files);
  }
  // Requested early: the browser enables file dialogs in the background, and a key press is faster than that.
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles(files);
}
