// Compares the inspection of PDFs with qpdf and poppler, and writes `results.json`: `npm run test:pdfs`.
import { mkdirSync, openAsBlob, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { DocumentReport } from '#document/document-report.ts';
import { inspectPdf } from '#document/pdf/inspect-pdf.ts';

import { writePdf, type PdfRecipe } from '../fixtures/write-pdf.ts';
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
}

const folder = resolve('node_modules/.cache/pdfs/made');
const results = resolve('tests/document/results.json');

function oursOf({ findings, facts }: DocumentReport): Reading {
  const has = (...codes: readonly string[]) => findings.some(({ code }) => codes.includes(code));
  return {
    isLocked: has('PDF-PASSWORD'),
    isDamaged: has('PDF-DAMAGED', 'PDF-TRUNCATED'),
    pages: facts?.pages,
    hasText: !!facts && !has('PDF-NO-TEXT', 'PDF-GARBLED-TEXT', 'PDF-BLANK-PAGES', 'PDF-NO-PAGES'),
  };
}

function theirsOf(path: string): Reading {
  const isLocked = runTool('qpdf', '--requires-password', path).status === 0;
  const check = isLocked ? '' : runTool('qpdf', '--check', path).output;
  const pages = /^Pages:\s+(\d+)/m.exec(runTool('pdfinfo', path).output)?.[1];
  const text = isLocked ? '' : runTool('pdftotext', '-q', path, '-').output;
  return {
    isLocked,
    isDamaged: /file is damaged|can't find startxref|unable to find trailer|unable to find \/Root/.test(
      check,
    ),
    pages: pages === undefined ? undefined : Number(pages),
    hasText: text.split('\f').some((page) => page.replace(/\s/g, '').length >= 20),
  };
}

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
    ...[0.1, 0.5, 0.9, 0.99].map((part) => write(`cut-${part}`, bytes.subarray(0, bytes.length * part))),
    write(
      'startxref',
      Buffer.from(
        bytes.toString('latin1').replace(/startxref\s+\d+(?![\s\S]*startxref)/, 'startxref\n7'),
        'latin1',
      ),
    ),
    write(
      'shifted',
      Buffer.concat([bytes.subarray(0, 9), Buffer.from('% more\n'.repeat(20)), bytes.subarray(9)]),
    ),
    ...['40', '128', '256'].flatMap((bits) => [
      encrypt(`locked-${bits}`, '--allow-weak-crypto', '--encrypt', 'user', 'owner', bits),
      encrypt(`open-${bits}`, '--allow-weak-crypto', '--encrypt', '', 'owner', bits),
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
    .map((what) => ({ file: basename(path), what, ours: ours[what], theirs: theirs[what] }));
}

async function compare(paths: readonly string[]) {
  const differences: Difference[] = [];
  const milliseconds: number[] = [];
  for (const path of paths) {
    const file = await openAsBlob(path);
    const start = performance.now();
    const report = await inspectPdf(file);
    milliseconds.push(performance.now() - start);
    differences.push(...differencesOf(path, oursOf(report), theirsOf(path)));
  }
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return {
    files: paths.length,
    filesThatDiffer: new Set(differences.map(({ file }) => file)).size,
    medianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    slowestMs: Math.round(sorted.at(-1) ?? 0),
    differences,
  };
}

/** Measures one file in this process: the time, and how far the memory grows meanwhile. */
async function measure(recipe: PdfRecipe) {
  const file = await openAsBlob(await writePdf(recipe));
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  const start = performance.now();
  const { findings } = await inspectPdf(file);
  const milliseconds = Math.round(performance.now() - start);
  peak = Math.max(peak, process.memoryUsage().rss);
  clearInterval(timer);
  const codes = findings.map(({ code }) => code);
  return {
    ...recipe,
    megabytes: Math.round(file.size / 1e6),
    milliseconds,
    grownMiB: Math.round((peak - before) / 2 ** 20),
    codes,
  };
}

mkdirSync(folder, { recursive: true });
const large: unknown[] = [];
for (const recipe of [
  { pages: 300, pictureBytes: 0 },
  { pages: 100, pictureBytes: 2e6 },
  { pages: 500, pictureBytes: 2e6 },
  { pages: 100, pictureBytes: 2e6, isCutOff: true },
]) {
  large.push(await measure(recipe));
}
const real = fetchPdfs();
const made = real.filter((_, at) => at % 40 === 0).flatMap(makeVariants);
const text = `${JSON.stringify({ large, real: await compare(real), made: await compare(made) }, null, 2)}\n`;
writeFileSync(results, text);
process.stdout.write(text);
