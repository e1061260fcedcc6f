import { files } from '../fixtures/make-files.ts';
import { rejectUploads } from './asset-page.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** Texts that were updated in a node that isn't shown any more. */
    readonly stale: readonly string[];
  }
}

/** Runs in the page. Replaces each text with a translated one in an element, now and later, as Chrome's translation does. */
function translatePage(): void {
  const stale: string[] = [];
  Object.assign(globalThis, { stale });
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  const replaced = new WeakSet<Node>();
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (replaced.has(this)) stale.push(`${this.nodeValue} -> ${text}`);
      value.set!.call(this, text);
    },
  });
  const translate = (text: Node) => {
    const element = text.parentElement;
    const isKept = element?.closest('font, option, script, style, textarea, [translate=no]') !== null;
    if (isKept || text.textContent?.trim() === '') return;
    const translated = document.createElement('font');
    translated.textContent = text.textContent!.toUpperCase();
    replaced.add(text);
    (text as Text).replaceWith(translated);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  document.addEventListener('DOMContentLoaded', () => {
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) translateAll(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

// Errors of the page fail every test.
test('[UI-16] a page that the browser has translated goes on, and shows no former text', async ({
  page,
  assetPage,
  context,
}) => {
  await page.addInitScript(translatePage);
  await page.reload();
  await assetPage.choose(files.empty, files.pdf, files.smallManual, files.otherZip);
  const submit = page.locator('.add-foot button[type=submit]');
  const chooseMetadata = async () => {
    await expect(page.locator('.shared-metadata select')).toHaveCount(2);
    for (const field of await page.locator('.shared-metadata select').all()) {
      if ((await field.inputValue()) === '') await field.selectOption({ index: 1 });
    }
  };
  await submit.click();
  await expect(page.getByText('Select a category').first()).toBeVisible();
  await page.locator('.add-foot').getByRole('button', { name: 'Show' }).last().click();
  await page.locator('.list-filter').getByRole('button', { name: 'Show all' }).click();
  await chooseMetadata();
  await submit.click();
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(assetPage.summary).toHaveText('3 stored and 1 not uploaded', { ignoreCase: true });

  await assetPage.choose(files.otherZip);
  await chooseMetadata();
  await submit.click();
  await uploads.getByRole('button', { name: 'Upload anyway' }).click();
  await expect(page.getByRole('dialog', { name: 'This document already exists' })).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await assetPage.choose(files.medium);
  await chooseMetadata();
  await submit.click();
  await expect(uploads.getByText('You’re offline').first()).toBeVisible();
  await context.setOffline(false);
  await expect(assetPage.summary).toHaveText('4 stored, 1 already stored, and 1 not uploaded', {
    ignoreCase: true,
  });

  await rejectUploads(page);
  await assetPage.choose(files.pdf);
  await chooseMetadata();
  await submit.click();
  const anyway = uploads.getByRole('button', { name: 'Upload anyway' });
  await anyway.click();
  await expect(uploads.getByText('None of your roles may upload documents').first()).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  for (const language of ['de', 'en']) {
    await page.getByRole('combobox').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Uploads' })).toBeVisible();
  expect(await page.evaluate(() => window.stale)).toEqual([]);
});
