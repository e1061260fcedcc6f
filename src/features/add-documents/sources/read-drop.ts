import { lazy } from '#lib/lazy.ts';

/** A file that was found and isn't read yet. */
interface FoundFile {
  /** Folders and file name: `Manual/img/a.png`. */
  readonly path: string;
  readonly getFile: () => Promise<File>;
}

/** The files of a drop, including those in folders at any depth. */
interface Drop {
  readonly files: readonly FoundFile[];
  /** Number of files and folders that couldn't be opened. */
  readonly unread: number;
}

const unreadable: Drop = { files: [], unread: 1 };

/**
 * Reads a drop with its folders. Items are requested synchronously, since they are accessible only during the event.
 */
export async function readDrop({ items }: DataTransfer): Promise<Drop> {
  const requests = [...items].flatMap((item) => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry?.() ?? undefined;
    const folder = entry?.isDirectory ? (entry as FileSystemDirectoryEntry) : undefined;
    return [{ file: item.getAsFile(), folder, handle: folder && askHandle(item) }];
  });
  return joined(
    requests.map(async ({ file, folder, handle }): Promise<Drop> => {
      if (folder) return readFolder({ name: folder.name, entry: folder, handle: await handle }, folder.name);
      return file ? { files: [{ path: file.name, getFile: async () => file }], unread: 0 } : unreadable;
    }),
  );
}

/** Not yet in TypeScript's library (WICG, File System Access). */
type Handle =
  | { readonly kind: 'file'; readonly name: string; readonly getFile: () => Promise<File> }
  | { readonly kind: 'directory'; readonly name: string; readonly values: () => AsyncIterable<Handle> };

/** Resolves to `undefined` outside secure contexts and in browsers other than Chromium. */
const askHandle = async (item: DataTransferItem): Promise<Handle | undefined> =>
  (item as { getAsFileSystemHandle?: () => Promise<Handle> })
    .getAsFileSystemHandle?.()
    .catch(() => undefined);

/**
 * The same file or folder from both interfaces, each of which has a gap. [Note: entries and handles] Handles read
 * thousands of files several times faster, but silently omit names that Chromium considers unsafe on some system, such
 * as `desktop.ini`; entries can't list folders from Windows Explorer (react-dropzone/file-selector#130).
 */
interface Found {
  readonly name: string;
  readonly entry?: FileSystemEntry | undefined;
  readonly handle?: Handle | undefined;
}

async function readFolder({ entry, handle }: Found, folderPath: string): Promise<Drop> {
  const lists = await Promise.allSettled([listEntry(entry), listHandle(handle)]);
  const children = new Map<string, Found>();
  for (const list of lists) {
    for (const child of list.status === 'fulfilled' ? list.value : []) {
      children.set(child.name, { ...children.get(child.name), ...child });
    }
  }
  if (lists.every(({ status }) => status === 'rejected')) return unreadable;
  return joined(
    [...children.values()].toSorted(byName).map(async (child): Promise<Drop> => {
      const isFolder = child.entry?.isDirectory ?? child.handle?.kind === 'directory';
      const path = `${folderPath}/${child.name}`;
      return isFolder
        ? readFolder(child, path)
        : { files: [{ path, getFile: () => open(child) }], unread: 0 };
    }),
  );
}

async function listEntry(entry: FileSystemEntry | undefined): Promise<readonly Found[]> {
  if (!entry) throw new Error('There is no entry.');
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const children: Found[] = [];
  for (;;) {
    // Chromium returns a hundred at a time; an empty list is the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return children;
    children.push(...some.map((child) => ({ name: child.name, entry: child })));
  }
}

async function listHandle(handle: Handle | undefined): Promise<readonly Found[]> {
  if (handle?.kind !== 'directory') throw new Error('There is no handle.');
  const children: Found[] = [];
  for await (const child of handle.values()) children.push({ name: child.name, handle: child });
  return children;
}

async function open({ entry, handle }: Found): Promise<File> {
  if (handle?.kind === 'file') return handle.getFile();
  return new Promise((resolve, reject) => {
    (entry as FileSystemFileEntry).file(resolve, reject);
  });
}

async function joined(parts: readonly Promise<Drop>[]): Promise<Drop> {
  const drops = await Promise.all(parts);
  return {
    files: drops.flatMap(({ files }) => files),
    unread: drops.reduce((sum, { unread }) => sum + unread, 0),
  };
}

// Created on first use: the first one takes a browser 20 ms, which would delay the first paint.
const collator = lazy(() => new Intl.Collator(undefined, { numeric: true }));

/** Compares by name as file managers do, with sheet 10 after sheet 9. Folders list their files in any order. */
const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  collator().compare(a.name, b.name);

/** Compares files of one folder by their path in it. */
export const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  collator().compare(a.path, b.path);
