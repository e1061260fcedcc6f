import type { Readable } from 'node:stream';

import { type Entry, getFileNameLowLevel, openPromise } from 'yauzl';

import { fail, ok, type Result } from '#lib/result.ts';
import type { Rejection } from '#service/http/rejection.ts';

const maxEntries = 100_000;
/** Limit for names and other fields kept in memory; a single name may have 64 KiB. */
const maxDirectoryBytes = 16 * 1024 ** 2;
/** Limit for one inflated entry; yauzl stops a stream that exceeds the size in the directory. */
const maxEntryBytes = 1024 ** 3;

/** Names in a stored manual. Names are only looked up, so none can lead out of the archive. */
export interface ManualDirectory {
  /** Finds an entry by exact name, then ignoring case, since manuals made on Windows link that way. */
  readonly find: (name: string) => Entry | undefined;
  /** Name of the start page. */
  readonly startPage: string | undefined;
}

/**
 * Reads the directory of a ZIP archive, up to a bound in entries and bytes; rejects if it is damaged. `startPages` are the
 * names of a start page, the preferred one first.
 */
export async function readManualDirectory(
  path: string,
  startPages: readonly string[],
): Promise<ManualDirectory> {
  // Not decoded, because yauzl would reject the whole archive for one name that points outside of it.
  const archive = await openPromise(path, { lazyEntries: true, autoClose: true, decodeStrings: false });
  const byName = new Map<string, Entry>();
  const byLowerName = new Map<string, Entry>();
  let leftEntries = maxEntries;
  let leftBytes = maxDirectoryBytes;
  for await (const entry of archive.eachEntry()) {
    // Folders and repeated names count as well, since they take time too.
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
    startPage: findStartPage([...byName.keys()], startPages),
  };
}

const lower = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * In the root, otherwise in a top-level folder; of several, such as one per language, the one with the shortest name.
 */
function findStartPage(names: readonly string[], startPages: readonly string[]): string | undefined {
  // Browsers resolve addresses that begin with "/", "./" or "../".
  const contents = names.filter((name) => !/^(__MACOSX|\.{0,2})\//.test(name));
  // A map, since an archive may have as many folders as names.
  const byLowerName = new Map(contents.toReversed().map((name) => [name.toLowerCase(), name]));
  const startPageIn = (folder: string) =>
    startPages.flatMap((page) => byLowerName.get((folder + page).toLowerCase()) ?? [])[0];
  const folders = new Set(contents.map((name) => name.slice(0, name.indexOf('/') + 1)).filter(Boolean));
  const inFolders = [...folders].flatMap((folder) => startPageIn(folder) ?? []);
  return startPageIn('') ?? inFolders.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/** Inflates one entry as a stream. */
export async function openManualEntry(path: string, entry: Entry): Promise<Result<Readable, Rejection>> {
  if (!entry.canDecodeFileData() || entry.uncompressedSize > maxEntryBytes) {
    return fail({
      code: 'entry-unreadable',
      detail: 'It is encrypted, too large or compressed in an unusual way.',
    });
  }
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    // Closes the file once all open streams have ended.
    return ok(await archive.openReadStreamPromise(entry));
  } catch {
    return fail({ code: 'entry-unreadable', detail: 'The archive is damaged at this place.' });
  } finally {
    archive.close();
  }
}
