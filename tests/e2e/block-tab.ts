import type { Dialog, Page } from '@playwright/test';

/** Ways in which a page stops responding, caused by a person or a defect. */
export const blocks = ['an alert', 'a "Leave site?" prompt', 'a busy loop'] as const;

export type Block = (typeof blocks)[number];

/** Blocks the page until the returned function is called. */
export async function blockTab(page: Page, how: Block): Promise<() => Promise<void>> {
  if (how === 'a busy loop') return keepBusy(page);
  const shown = new Promise<Dialog>((resolve) => page.once('dialog', resolve));
  if (how === 'an alert') await page.evaluate(alertBetweenTransactions);
  else {
    // Replaces unsaved data, so that the prompt doesn't depend on what is saved by now.
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
    await page.close({ runBeforeUnload: true });
  }
  const dialog = await shown;
  return () => dialog.dismiss();
}

/**
 * Shows an alert as soon as the page has no transaction open: one that is open keeps other tabs out of the storage until
 * the alert is closed.
 */
async function alertBetweenTransactions(): Promise<void> {
  let openCount = 0;
  IDBDatabase.prototype.transaction = new Proxy(Reflect.get(IDBDatabase.prototype, 'transaction'), {
    apply(open, database, args) {
      const opened: IDBTransaction = Reflect.apply(open, database, args);
      openCount += 1;
      for (const end of ['complete', 'abort']) opened.addEventListener(end, () => (openCount -= 1));
      return opened;
    },
  });
  for (const { name } of await indexedDB.databases()) {
    const opening = indexedDB.open(name!);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const { result } = opening;
    // It begins after those that were opened before it.
    const last = result.transaction([...result.objectStoreNames], 'readwrite');
    await new Promise((resolve) => last.addEventListener('complete', resolve));
    result.close();
  }
  setTimeout(function alertWhenNoneIsOpen() {
    if (openCount > 0) setTimeout(alertWhenNoneIsOpen);
    else alert('Ready?');
  });
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
