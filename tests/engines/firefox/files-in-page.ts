import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

/** A file or folder of the disk, to be made again in a page: BiDi takes neither folders nor what is dropped. */
type Item =
  | { readonly name: string; readonly base64: string }
  | { readonly name: string; readonly items: readonly Item[] };

function readItem(path: string): Item {
  const name = basename(path);
  if (!statSync(path).isDirectory()) return { name, base64: readFileSync(path, 'base64') };
  return { name, items: readdirSync(path).map((each) => readItem(join(path, each))) };
}

/** Chooses a folder in an input, whose files then have their paths in it. */
export const chooseFolderInPage = (input: Locator, path: string): Promise<void> =>
  input.evaluate((element, root) => {
    const transfer = new DataTransfer();
    const add = (item: Item, folder: string) => {
      const itemPath = `${folder}${item.name}`;
      if ('items' in item) return item.items.forEach((each) => add(each, `${itemPath}/`));
      const bytes = Uint8Array.from(atob(item.base64), (each) => each.charCodeAt(0));
      const file = new File([bytes], item.name);
      Object.defineProperty(file, 'webkitRelativePath', { value: itemPath });
      transfer.items.add(file);
    };
    add(root, '');
    (element as HTMLInputElement).files = transfer.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, readItem(path));

/** Drops files and folders, which the page reads through entries as those of the browser. */
export const dropInPage = (page: Page, paths: readonly string[]): Promise<void> =>
  page.locator('.drop').evaluate((area, roots) => {
    const entryOf = (item: Item): object => {
      const isDirectory = 'items' in item;
      if (!isDirectory) {
        const bytes = Uint8Array.from(atob(item.base64), (each) => each.charCodeAt(0));
        const file = (take: (file: File) => void) => setTimeout(take, 0, new File([bytes], item.name));
        return { isDirectory, isFile: true, name: item.name, file };
      }
      const createReader = () => {
        const entries = item.items.map(entryOf);
        // Browsers return a hundred at a time, and none at the end.
        return {
          readEntries: (take: (some: object[]) => void) => setTimeout(take, 0, entries.splice(0, 100)),
        };
      };
      return { isDirectory, isFile: false, name: item.name, createReader };
    };
    const transfer = new DataTransfer();
    for (const { name } of roots) transfer.items.add(new File([], name));
    const original = Object.getOwnPropertyDescriptor(DataTransferItem.prototype, 'webkitGetAsEntry')!;
    const left = roots.map(entryOf);
    Object.assign(DataTransferItem.prototype, { webkitGetAsEntry: () => left.shift() });
    for (const type of ['dragenter', 'dragover', 'drop']) {
      area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    }
    setTimeout(() => Object.defineProperty(DataTransferItem.prototype, 'webkitGetAsEntry', original));
  }, paths.map(readItem));
