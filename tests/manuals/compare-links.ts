import { spawnSync } from 'node:child_process';

import type { FindingCode } from '../../src/manual/codes.ts';
import type { InspectionReport } from '../../src/manual/report.ts';

/** Results of both sides for the links of one manual; places are `page:line`. */
export interface Comparison {
  readonly links: number;
  readonly broken: Sides;
  readonly fragments: Sides;
}

interface Sides {
  readonly both: number;
  /** Found and counted here, but without a place: only the first places of a waiting fragment are kept. */
  readonly unlisted: number;
  readonly onlyOurs: readonly string[];
  readonly onlyTheirs: readonly string[];
}

interface Checked {
  readonly links: number;
  readonly broken: readonly string[];
  readonly fragments: readonly string[];
}

/** A link to no file of the archive, whatever its code. */
const brokenCodes: readonly FindingCode[] = [
  'LINK-BROKEN',
  'LINK-CASE',
  'LINK-FOLDER',
  'LINK-OUTSIDE',
  'LINK-ROOT',
];

/** Compares a report, made without a limit of places, with the independent link checker. */
export function compareLinks(checker: string, archive: string, report: InspectionReport): Comparison {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync('python3', [checker, archive], options);
  if (status !== 0) throw new Error(`The link checker failed on ${archive}: ${stderr}`);
  const { links, broken, fragments } = JSON.parse(stdout) as Checked;
  return {
    links,
    broken: sidesOf(report, brokenCodes, broken),
    fragments: sidesOf(report, ['LINK-FRAGMENT'], fragments),
  };
}

function placesOf({ findings }: InspectionReport, codes: readonly FindingCode[]): ReadonlySet<string> {
  const places = findings.filter(({ code }) => codes.includes(code)).flatMap((finding) => finding.places);
  const inPages = places.filter(({ entry = '' }) => /\.x?html?$/i.test(entry));
  return new Set(inPages.map(({ entry = '', line }) => `${entry.replace(/^\.\//, '')}:${line}`));
}

function sidesOf(report: InspectionReport, codes: readonly FindingCode[], found: readonly string[]): Sides {
  const ours = placesOf(report, codes);
  const theirs = new Set(found);
  const findings = report.findings.filter(({ code }) => codes.includes(code));
  const onlyOurs = [...ours].filter((place) => !theirs.has(place));
  return {
    both: ours.size - onlyOurs.length,
    unlisted: findings.reduce((sum, { count, places }) => sum + count - places.length, 0),
    onlyOurs,
    onlyTheirs: [...theirs].filter((place) => !ours.has(place)),
  };
}
