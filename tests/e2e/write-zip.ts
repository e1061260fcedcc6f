import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';

/** Writes an archive, of entries or of contents by name, into a new folder; returns its path. */
export function writeZip(
  name: string,
  content: readonly EntrySpec[] | Readonly<Record<string, string | Uint8Array>>,
): string {
  const path = join(mkdtempSync(join(tmpdir(), 'zip-')), name);
  const isList = (given: typeof content): given is readonly EntrySpec[] => Array.isArray(given);
  const entries = isList(content)
    ? content
    : Object.entries(content).map(([each, data]) => ({ name: each, data }));
  writeFileSync(path, buildZip(entries));
  return path;
}
