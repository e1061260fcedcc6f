import type { FindingCode } from '#manual/codes.ts';
import type { RepairKind } from '#manual/repair/repair-item.ts';

import { zipFile, type ArchiveSpec, type EntrySpec } from '../../fixtures/build-zip.ts';
import { pngOf } from '../../fixtures/picture-files.ts';
import { contentsOf, repairCopy, type RepairedCopy } from './repair-copy.ts';

/** A page without findings, whatever its body contains. */
export const page = (body: string, head = '<meta charset="utf-8">'): string =>
  `<!doctype html><html lang="en"><head>${head}<title>Press 42</title></head><body>${body}</body></html>`;

/** A picture. */
export const png = pngOf(1, 1);

interface Options {
  /** Selected items; all by default. */
  readonly only?: readonly RepairKind[];
  readonly archive?: ArchiveSpec;
  /** Page that a person chose. */
  readonly startPage?: string;
}

interface RepairedFiles extends RepairedCopy {
  readonly files: Readonly<Record<string, string>>;
  readonly left: readonly FindingCode[];
}

/** Repairs an archive of these entries; returns the plan, the remaining codes, and the files of the copy as text. */
export async function repair(
  entries: readonly EntrySpec[],
  { only, archive, startPage }: Options = {},
): Promise<RepairedFiles> {
  const file = zipFile(entries, archive);
  const repaired = await repairCopy(file, ({ kind }) => only === undefined || only.includes(kind), startPage);
  const contents = await contentsOf(repaired.copy);
  const files = Object.fromEntries(
    [...contents].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
  return { ...repaired, files, left: repaired.after.findings.map(({ code }) => code) };
}
