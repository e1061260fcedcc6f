import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

/** A file or folder of the disk, to be made again in a page: BiDi takes neither folders nor what is dropped. */
type Item =
  | { readonly name: string; readonly content: number }
  | { readonly name: string; readonly items: readonly Item[] };

/** Items of the disk, and their different contents in base64. */
interface Items {
  readonly items: readonly Item[];
  readonly contents: readonly string[];
}

function readItems(paths: readonly string[]): Items {
  const contents = new Map<string, number>();
  const read = (path: string): Item => {
    const name = basename(path);
    if (statSync(path).isDirectory()) {
      return { name, items: readdirSync(path).map((each) => read(join(path, each))) };
    }
    const base64 = readFileSync(path, 'base64');
    const content = contents.get(base64) ?? contents.size;
    contents.set(base64, content);
    return { name, content };
  };
  const items = paths.map(read);
  return { items, contents: [...contents.keys()] };
}

/** Chooses a folder in an input, whose files then have their paths in it. */
export const chooseFolderInPage = (input: Locator, path: string): Promise<void> =>
  input.evaluate(
    (element, { items, contents }) => {
      const bytes = contents.map((base64) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)));
      const transfer = new DataTransfer();
      const add = (item: Item, folder: string) => {
        const itemPath = `${folder}${item.name}`;
        if ('items' in item) return item.items.forEach((each) => add(each, `${itemPath}/`));
        const file = new File([bytes[item.content]!], item.name);
        Object.defineProperty(file, 'webkitRelativePath', { value: itemPath });
        transfer.items.add(file);
      };
      for (const item of items) add(item, '');
      (element as HTMLInputElement).files = transfer.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    readItems([path]),
  );

/** Drops files and folders, which the page reads through entries as those of the browser. */
export const dropInPage = (page: Page, paths: readonly string[]): Promise<void> =>
  page.locator('.drop').evaluate((area, { items, contents }) => {
    const bytes = contents.map((base64) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)));
    const entryOf = (item: Item): object => {
      const isDirectory = 'items' in item;
      if (!isDirectory) {
        const content = bytes[item.content]!;
        const file = (take: (file: File) => void) => setTimeout(take, 0, new File([content], item.name));
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
    for (const item of items) {
      transfer.items.add(new File('items' in item ? [] : [bytes[item.content]!], item.name));
    }
    const original = Object.getOwnPropertyDescriptor(DataTransferItem.prototype, 'webkitGetAsEntry')!;
    const left = items.map(entryOf);
    Object.assign(DataTransferItem.prototype, { webkitGetAsEntry: () => left.shift() });
    for (const type of ['dragenter', 'dragover', 'drop']) {
      area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    }
    setTimeout(() => Object.defineProperty(DataTransferItem.prototype, 'webkitGetAsEntry', original));
  }, readItems(paths));
