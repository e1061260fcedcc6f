import type { Readable } from 'node:stream';

import { type Entry, getFileNameLowLevel, openPromise } from 'yauzl';

import { fail, ok, type Result } from '#lib/result.ts';
import type { Refusal } from '#service/http/refusal.ts';

const maxEntries = 100_000;
/** Of names and their likes, which are kept in memory: one name alone may have 64 KiB. */
const maxDirectoryBytes = 16 * 1024 ** 2;
/** Of one entry, inflated; yauzl stops a stream that gives more than the directory says. */
const maxEntryBytes = 1024 ** 3;
const startPages = ['index.html', 'index.htm', 'default.html', 'default.htm'];

/** The names in a stored manual. A name is only ever looked up, so that none can lead out of the archive. */
export interface ManualDirectory {
  /** By exact name, then regardless of case, since manuals made on Windows link that way. */
  readonly find: (name: string) => Entry | undefined;
  /** Name of the page to begin with. */
  readonly startPage: string | undefined;
}

/** Reads the directory of a ZIP archive, up to a bound in entries and bytes; rejects if it is damaged. */
export async function readManualDirectory(path: string): Promise<ManualDirectory> {
  // Undecoded, because yauzl would refuse the whole archive for one name that points outside of it.
  const archive = await openPromise(path, { lazyEntries: true, autoClose: true, decodeStrings: false });
  const byName = new Map<string, Entry>();
  const byLowerName = new Map<string, Entry>();
  let leftEntries = maxEntries;
  let leftBytes = maxDirectoryBytes;
  for await (const entry of archive.eachEntry()) {
    // Folders and names that come again count as well: they are work, too.
    leftEntries -= 1;
    leftBytes -= entry.fileNameRaw.length + entry.extraFieldRaw.length + entry.fileCommentRaw.length;
    if (leftEntries < 0 || leftBytes < 0) break;
    const name = getFileNameLowLevel(
      entry.generalPurposeBitFlag,
      entry.fileNameRaw,
      entry.extraFields,
      false,
    );
    if (name.endsWith('/')) continue;
    byName.set(name.normalize('NFC'), entry);
    byLowerName.set(lower(name), entry);
  }
  return {
    find: (name) => byName.get(name.normalize('NFC')) ?? byLowerName.get(lower(name)),
    startPage: findStartPage([...byName.keys()]),
  };
}

const lower = (name: string): string => name.normalize('NFC').toLowerCase();

/** In the root, else in a top folder: of several, one for each language say, the one with the shortest name. */
function findStartPage(names: readonly string[]): string | undefined {
  // Of an address that begins with "/", "./" or "../", browsers make another one.
  const own = names.filter((name) => !/^(__MACOSX|\.{0,2})\//.test(name));
  // Looked up, since an archive may have as many folders as names.
  const byLowerName = new Map(own.toReversed().map((name) => [name.toLowerCase(), name]));
  const startPageIn = (folder: string) =>
    startPages.flatMap((page) => byLowerName.get(folder.toLowerCase() + page) ?? [])[0];
  const folders = new Set(own.map((name) => name.slice(0, name.indexOf('/') + 1)).filter(Boolean));
  const inFolders = [...folders].flatMap((folder) => startPageIn(folder) ?? []);
  return startPageIn('') ?? inFolders.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/** Inflates one entry as a stream. */
export async function openManualEntry(path: string, entry: Entry): Promise<Result<Readable, Refusal>> {
  if (!entry.canDecodeFileData() || entry.uncompressedSize > maxEntryBytes) {
    return fail({
      code: 'entry-unreadable',
      detail: 'It is encrypted, too large or compressed in an unusual way.',
    });
  }
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    // Closes the file once the streams opened before are through.
    return ok(await archive.openReadStreamPromise(entry));
  } catch {
    return fail({ code: 'entry-unreadable', detail: 'The archive is damaged at this place.' });
  } finally {
    archive.close();
  }
}
