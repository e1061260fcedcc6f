import type { Dialog, Page } from '@playwright/test';

/** Ways in which a page stops responding, caused by a person or a defect. */
export const blocks = ['an alert', 'a "Leave site?" prompt', 'a busy loop'] as const;

export type Block = (typeof blocks)[number];

/** Blocks the page until the returned function is called. */
export async function blockTab(page: Page, how: Block): Promise<() => Promise<void>> {
  if (how === 'a busy loop') return keepBusy(page);
  const shown = new Promise<Dialog>((resolve) => page.once('dialog', resolve));
  if (how === 'an alert') await page.evaluate(() => void setTimeout(() => alert('Ready?')));
  else {
    // Replaces unsaved data, so that the prompt doesn't depend on what is saved by now.
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
    await page.close({ runBeforeUnload: true });
  }
  const dialog = await shown;
  return () => dialog.dismiss();
}

/** An endless loop, which the debugger ends. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.enable');
  const running = devtools.send('Runtime.evaluate', { expression: 'for (;;);' });
  running.catch(() => undefined);
  return async () => {
    await devtools.send('Runtime.terminateExecution');
    await running.catch(() => undefined);
    await devtools.detach();
  };
}
