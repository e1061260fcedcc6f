// Compares the inspection of PDFs with qpdf and poppler, and prints the differences: `npm run test:pdfs`. Takes half an hour.
import { mkdirSync, openAsBlob, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { ignoreUnawaitedErrors } from '#command/unawaited-errors.ts';
import type { DocumentReport } from '#document/document-report.ts';
import { inspectPdf } from '#document/pdf/inspect-pdf.ts';

import { fetchPdfs, runTool } from './tools.ts';

/** Facts that two readers of a PDF can agree on. */
interface Reading {
  readonly isLocked: boolean;
  readonly isDamaged: boolean;
  /** Absent if the PDF can't be opened. */
  readonly pages: number | undefined;
  readonly hasText: boolean;
}

interface Difference {
  readonly file: string;
  readonly what: keyof Reading;
  readonly ours: unknown;
  readonly theirs: unknown;
  /** Both call the file damaged, and save different parts of it. */
  readonly isOfRepair: boolean;
}

const folder = resolve('node_modules/.cache/pdfs/made');

function oursOf({ findings, facts }: DocumentReport): Reading {
  const has = (...codes: readonly string[]) => findings.some(({ code }) => codes.includes(code));
  return {
    isLocked: has('PDF-PASSWORD', 'PDF-RIGHTS'),
    isDamaged: has('PDF-DAMAGED', 'PDF-TRUNCATED', 'PDF-REBUILT'),
    pages: facts?.pages,
    hasText: !!facts && !has('PDF-NO-TEXT', 'PDF-GARBLED-TEXT', 'PDF-BLANK-PAGES', 'PDF-NO-PAGES'),
  };
}

const hasUsableText = (text: string): boolean =>
  text.split('\f').some((page) => page.replace(/\s/g, '').length >= 20);

function theirsOf(path: string): Reading {
  const isLocked = runTool('qpdf', '--requires-password', path).status === 0;
  const check = isLocked ? '' : runTool('qpdf', '--check', path).output;
  const pages = /^Pages:\s+(\d+)/m.exec(runTool('pdfinfo', path).output)?.[1];
  const textOf = (...range: readonly string[]) => runTool('pdftotext', '-q', ...range, path, '-').output;
  return {
    isLocked,
    isDamaged: /file is damaged|can't find startxref|unable to find trailer|unable to find \/Root/.test(
      check,
    ),
    pages: pages === undefined ? undefined : Number(pages),
    // Most have some on their first pages; the others are read as a whole.
    hasText: !isLocked && (hasUsableText(textOf('-l', '5')) || hasUsableText(textOf())),
  };
}

/** Ways to encrypt with qpdf: key length in bits, and the algorithm if there are several. */
const encryptions = [
  ['rc4-40', '40'],
  ['rc4-128', '128'],
  ['aes-128', '128', '--use-aes=y'],
  ['aes-128-plain-metadata', '128', '--use-aes=y', '--cleartext-metadata'],
  ['aes-256-r5', '256', '--force-R5'],
  ['aes-256', '256'],
] as const;

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Length of a part of a file. */
const part = (bytes: Uint8Array, share: number) => Math.floor(bytes.length * share);

/** Ways to damage a file, by how it happens. */
const damages: Readonly<Record<string, (bytes: Buffer) => Uint8Array>> = {
  // A wrong address of the list of objects.
  startxref: (bytes) =>
    latin1(bytes.toString('latin1').replace(/startxref\s+\d+(?![\s\S]*startxref)/, 'startxref\n7')),
  // Something was put in, so that every object is elsewhere.
  shifted: (bytes) => Buffer.concat([bytes.subarray(0, 9), latin1('% more\n'.repeat(20)), bytes.subarray(9)]),
  // Transferred as text.
  'line-ends': (bytes) => latin1(bytes.toString('latin1').replace(/\r?\n/g, '\r\n')),
  'seven-bits': (bytes) => bytes.map((byte) => byte & 0x7f),
  // Transferred as UTF-8: bytes that aren't are lost.
  'utf-8': (bytes) => Buffer.from(bytes.toString('utf8')),
  // A download that wrote its last part, but not the one before.
  gap: (bytes) => Buffer.from(bytes).fill(0, part(bytes, 0.3), part(bytes, 0.9)),
  'zero-end': (bytes) => Buffer.from(bytes).fill(0, part(bytes, 0.7)),
  'lost-middle': (bytes) =>
    Buffer.concat([bytes.subarray(0, part(bytes, 0.3)), bytes.subarray(part(bytes, 0.6))]),
  // Harmless: what servers and mail gateways put before or after.
  'sound-bytes-before': (bytes) => Buffer.concat([latin1('HTTP/1.1 200 OK\r\n\r\n'), bytes]),
  'sound-bytes-after': (bytes) => Buffer.concat([bytes, latin1('\r\n--boundary--\r\n')]),
};

/** Makes files of one sound PDF: cut off, encrypted by each algorithm, damaged. */
function makeVariants(path: string, at: number): readonly string[] {
  const bytes = readFileSync(path);
  const made = (name: string) => join(folder, `${at}-${basename(path, '.pdf')}-${name}.pdf`);
  const write = (name: string, content: Uint8Array): string => {
    writeFileSync(made(name), content);
    return made(name);
  };
  const encrypt = (name: string, ...options: readonly string[]): string => {
    runTool('qpdf', ...options, '--', path, made(name));
    return made(name);
  };
  return [
    ...[0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((share) =>
      write(`cut-${share}`, bytes.subarray(0, part(bytes, share))),
    ),
    ...[7, 30, 1000].map((lost) => write(`cut-by-${lost}`, bytes.subarray(0, bytes.length - lost))),
    ...Object.entries(damages).map(([name, damage]) => write(name, damage(bytes))),
    ...encryptions.flatMap(([name, bits, ...options]) => [
      encrypt(`locked-${name}`, '--allow-weak-crypto', '--encrypt', 'user', 'owner', bits, ...options),
      encrypt(`open-${name}`, '--allow-weak-crypto', '--encrypt', '', 'owner', bits, ...options),
    ]),
  ];
}

/** Returns in what two readings of a file differ. */
function differencesOf(path: string, ours: Reading, theirs: Reading): readonly Difference[] {
  // Readers differ in which damaged files they still open; all of them are called damaged.
  const isOpen = ours.pages !== undefined && theirs.pages !== undefined;
  const compared = ['isLocked', 'isDamaged', ...(isOpen ? (['pages', 'hasText'] as const) : [])] as const;
  return compared
    .filter((what) => ours[what] !== theirs[what])
    .map((what) => ({
      file: basename(path),
      what,
      ours: ours[what],
      theirs: theirs[what],
      isOfRepair: ours.isDamaged && theirs.isDamaged,
    }));
}

/** Returns true if the application warns, and the tools don't. */
const isFalseAlarm = ({ what, ours }: Difference): boolean => (what === 'hasText' ? !ours : ours === true);

async function compare(paths: readonly string[]) {
  const differences: Difference[] = [];
  const milliseconds: number[] = [];
  for (const [at, path] of paths.entries()) {
    process.stderr.write(`\r${at} of ${paths.length} `);
    const file = await openAsBlob(path);
    const start = performance.now();
    const report = await inspectPdf(file);
    milliseconds.push(performance.now() - start);
    const found = differencesOf(path, oursOf(report), theirsOf(path));
    differences.push(...found);
    for (const each of found) process.stderr.write(`${JSON.stringify(each)}\n`);
  }
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const [repairs, judgements] = [true, false].map((isOfRepair) =>
    differences.filter((each) => each.isOfRepair === isOfRepair),
  ) as [Difference[], Difference[]];
  const percent = (some: readonly Difference[]) =>
    Math.round((new Set(some.map(({ file }) => file)).size / paths.length) * 10_000) / 100;
  return {
    files: paths.length,
    agreementPercent: 100 - percent(judgements),
    falseAlarmsPercent: percent(judgements.filter(isFalseAlarm)),
    repairedOtherwise: repairs.length,
    medianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    slowestMs: Math.round(sorted.at(-1) ?? 0),
    differences,
  };
}

/** Returns the PDFs above 20 kB, the smallest first. */
const smallest = (paths: readonly string[]): readonly string[] =>
  paths
    .filter((path) => statSync(path).size > 20_000)
    .toSorted((a, b) => statSync(a).size - statSync(b).size);

async function runCampaign() {
  mkdirSync(folder, { recursive: true });
  const packages = fetchPdfs();
  const real = [...packages.values()].flat();
  // A small one of each package: their producers differ, not their parts.
  const samples = [...packages.values()].flatMap((paths) => smallest(paths).slice(0, 1));
  return {
    packages: Object.fromEntries([...packages].map(([name, paths]) => [name, paths.length])),
    made: await compare(samples.flatMap(makeVariants)),
    real: await compare(real),
  };
}

ignoreUnawaitedErrors();
process.stdout.write(`${JSON.stringify(await runCampaign(), null, 2)}\n`);
