import { mediaTypeOf } from '#file-type/media-type.ts';

import { resolveAddress, withoutFragment, type InsideResolution } from '../links/resolve.ts';
import type { ArchiveFiles } from './archive-files.ts';
import {
  createLoader,
  scriptType,
  type ReplaceAddress,
  type ResourceUse,
  type ReferencedFile,
} from './load-resource.ts';
import { urlOfPath } from './manual-url.ts';
import { createMissingList, missingPicture, nowhere, type MissingList } from './missing-files.ts';
import type { FrameTarget, Missing, Part, Resource } from './rendering.ts';
import { createResourceTable } from './resource-table.ts';

/** Collects the resources of a page, and those missing in the archive. */
export interface Bundle {
  readonly replaceAddress: ReplaceAddress;
  /** Adds a frame that shows a page, or the markup of a `srcdoc` attribute. */
  readonly frame: (target: FrameTarget) => Part;
  /** Adds an inline script of the page. */
  readonly script: (source: string) => Part;
  /** Returns the number of the resource made of a file, used according to its name. */
  readonly addFile: (file: ArchivedFile) => number;
  readonly addMissing: MissingList['add'];
  /** Reads all referenced files, and the files they refer to. Rejects with the file's read error. */
  readonly collect: () => Promise<Collected>;
}

/** Entry and its path. */
export type ArchivedFile = Omit<ReferencedFile, 'use'>;

interface Collected {
  readonly resources: readonly Resource[];
  readonly missing: readonly Missing[];
}

/** Creates an empty bundle; nothing is read before `collect`. */
export function createBundle({ file, site, entryAt }: ArchiveFiles): Bundle {
  const resourceTable = createResourceTable();
  const { add, all } = createMissingList();
  const load = createLoader({ file, replaceAddress: refer, addMissing: add });

  const frame = (target: FrameTarget): Part =>
    resourceTable.add(`frame ${JSON.stringify([target.url, target.html])}`, () =>
      Promise.resolve({ kind: 'frame', ...target }),
    );

  const script = (source: string): Part =>
    resourceTable.add(`inline ${source}`, () =>
      Promise.resolve({ kind: 'text', url: '', type: scriptType, parts: [source] }),
    );

  function take({ path, entry }: ArchivedFile, use = namedUse(path)): number {
    const how = use === 'style' || use === 'script' ? use : 'file';
    return resourceTable.add(`${how} ${path}`, () => load({ path, entry, use }));
  }

  function resourceAt(path: string, use: ResourceUse, tail: string): Part | undefined {
    const entry = entryAt(path);
    if (entry === undefined) return undefined;
    return use === 'frame' ? frame({ url: urlOfPath(path) + tail }) : take({ path, entry }, use);
  }

  /** Returns the file of a resolution. A path from the root of the disk has none. */
  function fileAt({ path, isFolder, isRooted }: InsideResolution): string | undefined {
    if (isRooted) return undefined;
    if (site.isFolder(path)) return site.indexOf(path);
    return isFolder ? undefined : path;
  }

  function refer(address: string, base: string, use: ResourceUse): Part | undefined {
    const resolution = resolveAddress(withoutFragment(address), base);
    if (resolution.kind === 'empty' || resolution.kind === 'other') return undefined;
    const path = resolution.kind === 'inside' ? fileAt(resolution) : undefined;
    const found = path === undefined ? undefined : resourceAt(path, use, tailOf(address));
    if (found !== undefined) return found;
    add({ url: address, why: resolution.kind === 'external' ? 'internet' : whyAbsent(site, path) });
    return use === 'picture' ? missingPicture : nowhere;
  }

  return {
    replaceAddress: refer,
    frame,
    script,
    addMissing: add,
    addFile: (file) => take(file),
    collect: async () => ({ resources: await resourceTable.collect(), missing: all() }),
  };
}

/** Returns why there is no file at a path: another spelling is found on Windows and macOS, but on no other system. */
export const whyAbsent = (site: ArchiveFiles['site'], path: string | undefined): Missing['why'] =>
  path !== undefined && site.similar(path) !== undefined ? 'spelling' : 'absent';

/** Returns the query and fragment of an address. */
const tailOf = (address: string): string => /[?#].*/s.exec(address.trim())?.[0] ?? '';

function namedUse(path: string): ResourceUse {
  const type = mediaTypeOf(path);
  if (type === 'text/css') return 'style';
  return type === 'text/javascript' ? 'script' : 'media';
}
