import type { Page } from '@playwright/test';

/** Drops files and folders from disk, as the desktop does; events created in a page can't contain a folder. */
export async function dropFromDisk(page: Page, paths: readonly string[]): Promise<void> {
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
