import {
  cpSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import type { FindingCode } from '../../src/manual/codes.ts';
import { repairedCode, type RepairItem } from '../../src/manual/repair/repair-item.ts';
import type { InspectionReport } from '../../src/manual/report.ts';
import { contentsOf, repairCopy } from '../support/repair-copy.ts';

/** Result of repairing a manual with added faults. */
export interface RepairCheck {
  readonly items: readonly RepairItem[];
  /** Entries of the copy, and how many of them the plan didn't name. */
  readonly entries: number;
  readonly unnamed: number;
  readonly defects: readonly string[];
}

const wrapper = 'Manual';

/**
 * Writes a copy of a manual in an additional folder, with junk, and with a link in the wrong case on every page that
 * has one.
 */
export function writeFaulty(folder: string, to: string): string {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(folder, join(to, wrapper), { recursive: true });
  for (const path of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const full = join(to, path);
    if (!/\.html?$/.test(path) || !statSync(full).isFile()) continue;
    const text = readFileSync(full, 'latin1');
    const faulty = text.replace(/(<a\s[^>]*href=")([a-z][\w-]*\.html?)(["#])/, (_, ...parts: string[]) =>
      [parts[0], parts[1]?.toUpperCase(), parts[2]].join(''),
    );
    writeFileSync(full, faulty, 'latin1');
  }
  writeFileSync(join(to, wrapper, '.DS_Store'), 'junk');
  mkdirSync(join(to, '__MACOSX'));
  writeFileSync(join(to, '__MACOSX', '._Manual'), 'junk');
  return to;
}

const countOf = ({ findings }: InspectionReport, ...codes: FindingCode[]): number =>
  findings.filter(({ code }) => codes.includes(code)).reduce((sum, { count }) => sum + count, 0);

/** Selects all repairs and checks the copy against the rules of the repair. */
export async function checkRepair(archive: string): Promise<RepairCheck> {
  const file = new File([await openAsBlob(archive)], 'manual.zip');
  const { items, before, after, copy } = await repairCopy(file);
  const defects: string[] = [];
  for (const { kind } of items) {
    const left = countOf(after, repairedCode[kind]);
    if (left > 0) defects.push(`${left} times ${repairedCode[kind]} is left`);
  }
  const kinds = items.map(({ kind }) => kind);
  for (const kind of ['unwrap', 'leave-out-junk', 'correct-case'] as const) {
    if (!kinds.includes(kind)) defects.push(`${kind} is not planned`);
  }
  const broken: FindingCode[] = ['LINK-BROKEN', 'LINK-OUTSIDE', 'LINK-FOLDER', 'LINK-FRAGMENT'];
  if (countOf(after, ...broken) > countOf(before, ...broken)) defects.push('more links are broken');
  const texts = new Set(
    items.flatMap((item) => ('texts' in item ? item.texts.map(({ entry }) => entry) : [])),
  );
  const contents = await contentsOf(copy);
  let unnamed = 0;
  for (const [name, bytes] of await contentsOf(file)) {
    const isOwn = name.startsWith(`${wrapper}/`) && !name.endsWith('/') && !name.endsWith('.DS_Store');
    if (texts.has(name) || !isOwn) continue;
    unnamed += 1;
    const now = contents.get(name.slice(wrapper.length + 1));
    if (now === undefined || Buffer.compare(now, bytes) !== 0) defects.push(`${name} is not the same`);
  }
  return { items, entries: contents.size, unnamed, defects };
}
