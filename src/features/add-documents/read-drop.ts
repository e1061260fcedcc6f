import { byName } from './by-name.ts';

/** A file that was found and not read yet. */
export interface FoundFile {
  readonly name: string;
  readonly getFile: () => Promise<File>;
}

/** What a drop holds: its folders are taken apart, however deep and however full they are. */
export interface Drop {
  readonly files: readonly FoundFile[];
  /** How many folders could not be opened. */
  readonly unread: number;
}

const nothing: Drop = { files: [], unread: 1 };

/**
 * Takes a drop apart. Every item must be asked at once, within the event. The newer handles are for where entries fail, as
 * for folders from Windows Explorer (react-dropzone/file-selector#130): Chromium leaves out of them, in silence, what has
 * a name that it holds unsafe on some system.
 */
export async function readDrop({ items }: DataTransfer): Promise<Drop> {
  const asked = [...items].flatMap((item) => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry?.() ?? undefined;
    const folder = entry?.isDirectory ? (entry as FileSystemDirectoryEntry) : undefined;
    return [{ file: item.getAsFile(), folder, handle: folder && askHandle(item) }];
  });
  return joined(
    asked.map(async ({ file, folder, handle }): Promise<Drop> => {
      if (!folder) return file ? { files: [found(file)], unread: 0 } : nothing;
      const drop = await joined([readEntry(folder)]);
      if (drop.unread === 0) return drop;
      const opened = await handle?.catch(() => undefined);
      const again = opened?.kind === 'directory' ? await joined([readHandle(opened)]) : drop;
      return again.unread < drop.unread ? again : drop;
    }),
  );
}

/** Not yet in TypeScript's library (WICG, File System Access). */
type Handle =
  | { readonly kind: 'file'; readonly name: string; readonly getFile: () => Promise<File> }
  | { readonly kind: 'directory'; readonly name: string; readonly values: () => AsyncIterable<Handle> };

/** Absent outside of secure contexts and in other browsers than Chromium. */
const askHandle = (item: DataTransferItem): Promise<Handle | undefined> | undefined =>
  (item as { getAsFileSystemHandle?: () => Promise<Handle> }).getAsFileSystemHandle?.();

const found = (file: File): FoundFile => ({ name: file.name, getFile: () => Promise.resolve(file) });

async function joined(parts: readonly Promise<Drop>[]): Promise<Drop> {
  const drops = await Promise.all(parts.map((part) => part.catch(() => nothing)));
  return {
    files: drops.flatMap(({ files }) => files),
    unread: drops.reduce((sum, { unread }) => sum + unread, 0),
  };
}

async function readHandle(folder: Extract<Handle, { kind: 'directory' }>): Promise<Drop> {
  const children: Handle[] = [];
  for await (const child of folder.values()) children.push(child);
  return joined(
    children
      .toSorted(byName)
      .map(async (child) =>
        child.kind === 'directory'
          ? readHandle(child)
          : { files: [{ name: child.name, getFile: () => child.getFile() }], unread: 0 },
      ),
  );
}

async function readEntry(folder: FileSystemDirectoryEntry): Promise<Drop> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    // A hundred at a time in Chromium; an empty answer is the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) break;
    children.push(...some);
  }
  return joined(
    children
      .toSorted(byName)
      .map(async (child) =>
        child.isDirectory
          ? readEntry(child as FileSystemDirectoryEntry)
          : { files: [foundEntry(child as FileSystemFileEntry)], unread: 0 },
      ),
  );
}

const foundEntry = (entry: FileSystemFileEntry): FoundFile => ({
  name: entry.name,
  getFile: () =>
    new Promise((resolve, reject) => {
      entry.file(resolve, reject);
    }),
});
