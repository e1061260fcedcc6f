import { contentTypeOf, magicBytes } from '#file-type/magic.ts';
import { isPageName } from '#file-type/page-names.ts';
import type { PlacedFile } from '#lib/file/placed-file.ts';
import { readBytes } from '#lib/file/read-bytes.ts';
import type { Yielding } from '#lib/time/yielding.ts';
import type { ZipEntry } from '#zip/entry.ts';

import type { Finding } from '../finding.ts';
import { createFindingList } from '../findings.ts';
import { defaultLimits } from '../limits.ts';
import { readText } from '../pages/read-text.ts';
import { bombFindings, contentFindings, entryFindings } from '../rules/entry-rules.ts';
import { findingsUnder, type ManualRules } from '../rules/manual-rules.ts';
import { nameFindings } from '../rules/name-rules.ts';
import { findStartPage } from '../rules/start-page.ts';
import { textFindings } from '../texts/text-rules.ts';
import type { ManualFolder } from './find-manuals.ts';

/**
 * Errors for which the inspection would reject a ZIP of these files, found by the same rules: on names, sizes, pages
 * with other content, and the start page. Rejects with the read error of a file.
 */
export async function rejectionsOf(
  files: ManualFolder['files'],
  { rules = {}, ...scheduling }: Pick<Yielding, 'yieldIfDue'> & { readonly rules?: ManualRules },
): Promise<readonly Finding[]> {
  const findings = createFindingList(defaultLimits.maxPlaces);
  const entries = files.map(entryOf);
  const rawFindings = [
    ...nameFindings(entries, defaultLimits),
    ...entries.flatMap(entryFindings),
    ...bombFindings(entries, defaultLimits),
  ];
  for (const [at, { path, file }] of files.entries()) {
    if (!isPageName(path)) continue;
    rawFindings.push(...contentFindings(entries[at]!, contentTypeOf(await readBytes(file, 0, magicBytes))));
    await scheduling.yieldIfDue();
  }
  const { startPage } = findStartPage(
    files.map(({ path }) => path),
    rules,
  );
  const start = files.find(({ path }) => path === startPage);
  if (start !== undefined) rawFindings.push(...(await startFindings(start)));
  for (const rawFinding of rawFindings) if (rawFinding.severity === 'error') findings.add(rawFinding);
  if (files.length > defaultLimits.maxEntries) {
    const params = { detail: 'entries', found: files.length, limit: defaultLimits.maxEntries };
    findings.add({ code: 'ZIP-BOMB', severity: 'error', params });
  }
  return findingsUnder(rules, findings.list()).filter(({ severity }) => severity === 'error');
}

async function startFindings({ path, file }: PlacedFile) {
  if (file.size > defaultLimits.maxPageBytes) return [];
  const bytes = await readBytes(file, 0, file.size);
  const facts = readText(path, bytes);
  return facts === undefined ? [] : textFindings({ facts, isPage: true, isStartPage: true });
}

/** Entry as it would be packed, with the fields that the rules read. */
const entryOf = ({ path, file }: PlacedFile, index: number): ZipEntry => ({
  index,
  name: path,
  nameLength: path.length,
  nameBytes: undefined,
  flags: 0,
  method: 0,
  crc: 0,
  compressedBytes: file.size,
  sizeBytes: file.size,
  headerOffset: 0,
  isEncrypted: false,
  unixMode: 0,
  hasUnicodePath: false,
  isDosFolder: false,
});
