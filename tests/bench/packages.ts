// Lists handover packages and a ZIP of PDFs, of 2 GB with 500 documents each: `npm run bench:packages`.
import { spawnSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, openAsBlob } from 'node:fs';
import { join, resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import { extractFiles } from '#package/extract-files.ts';
import { inspectPackage } from '#package/inspect-package.ts';
import type { FilePlace } from '#package/package-report.ts';
import { crc32 } from '#zip/crc32.ts';
import { centralRecordOf, endRecordOf, localHeaderOf } from '#zip/write/write-record.ts';

import { openFileSource } from '../../src/command/file-source.ts';
import { buildZip } from '../fixtures/build-zip.ts';
import { documentationEntries, vdiXml, type VdiDocument } from '../fixtures/package-files.ts';
import { peakMemoryKiB } from '../support/peak-memory.ts';
import type { Figure } from './figures.ts';

const folder = resolve('node_modules/.cache/packages');

const documents = 500;
const documentBytes = 4_000_000;
/** The best of several runs, to exclude the load of other programs. */
const runs = 3;

/** Bytes that no packer makes smaller, like those of most PDFs. */
const content = Buffer.from('%PDF-1.7\n').toString('latin1').padEnd(documentBytes, ' ');

const contentOfPdf = (): Uint8Array => randomFillSync(Buffer.from(content, 'latin1'), 16);

const containerOf = (document: VdiDocument): Uint8Array =>
  buildZip([
    { name: 'VDI2770_Metadata.xml', data: vdiXml(document) },
    { name: 'manual.pdf', data: contentOfPdf(), method: 0 },
  ]);

type Entry = readonly [name: string, data: () => Uint8Array];

const ids = Array.from({ length: documents }, (_, at) => `DOC-${at}`);

/** A documentation of VDI 2770. */
const documentation: readonly Entry[] = [
  ...documentationEntries([], { main: { references: ids } }).map(({ name, data = '' }): Entry => [
    String(name),
    () => Buffer.from(data),
  ]),
  ...ids.map((id): Entry => [`${id}.zip`, () => containerOf({ id })]),
];

/** PDFs in folders. */
const pdfs = ids.map((id, at): Entry => [`Plans ${at % 10}/${id}.pdf`, contentOfPdf]);

/** Writes a ZIP entry by entry, so that only the disk limits its size. */
async function writeZip(path: string, entries: readonly Entry[], method: number): Promise<void> {
  const out = createWriteStream(path);
  const records: Uint8Array[] = [];
  let offset = 0;
  const put = async (bytes: Uint8Array): Promise<void> => {
    offset += bytes.length;
    if (!out.write(bytes)) await once(out, 'drain');
  };
  const add = async (name: string, data: Uint8Array): Promise<void> => {
    const packed = method === 8 ? deflateRawSync(data, { level: 6 }) : data;
    const sizes = { compressedBytes: packed.length, sizeBytes: data.length };
    const header = { name, method, dosTime: 0, crc: crc32(data), ...sizes };
    records.push(centralRecordOf(header, { offset, madeBy: 20, attributes: 0, extra: new Uint8Array(0) }));
    await put(localHeaderOf(header));
    await put(packed);
  };
  for (const [name, data] of entries) await add(name, data());
  const directoryOffset = offset;
  for (const record of records) await put(record);
  await put(
    endRecordOf({ count: records.length, directoryBytes: offset - directoryOffset, directoryOffset }),
  );
  out.end();
  await once(out, 'finish');
}

/** Work of one process, run alone, so that its peak memory is that of the work. */
const cases: Readonly<Record<string, (path: string) => Promise<number>>> = {
  async list(path) {
    const source = await openFileSource(path);
    const report = await inspectPackage(source);
    await source.close();
    return report?.findings.length === 0 ? report.documents.length : 0;
  },
  extract: (path) => sizeOfFile(path, ['DOC-499.zip', 'manual.pdf']),
  extractPdf: (path) => sizeOfFile(path, ['Plans 9/DOC-499.pdf']),
};

async function sizeOfFile(path: string, place: FilePlace): Promise<number> {
  const [file] = await extractFiles(await openAsBlob(path), [place]);
  return file?.ok ? file.value.size : 0;
}

interface Measured {
  readonly ms: number;
  readonly memoryMiB: number;
  readonly result: number;
}

async function measure(work: (path: string) => Promise<number>, path: string): Promise<Measured> {
  const baseKiB = peakMemoryKiB();
  const start = performance.now();
  const result = await work(path);
  return { ms: performance.now() - start, memoryMiB: (peakMemoryKiB() - baseKiB) / 1024, result };
}

/** Runs a case in processes of its own. */
function run(name: string, path: string, expected: number): Measured {
  const all = Array.from({ length: runs }, () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [process.argv[1]!, name, path], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const measured = JSON.parse(stdout) as Measured;
    if (measured.result !== expected) throw new Error(`${name} of ${path}: ${measured.result}`);
    return measured;
  });
  return {
    ms: Math.min(...all.map(({ ms }) => ms)),
    memoryMiB: Math.max(...all.map(({ memoryMiB }) => memoryMiB)),
    result: expected,
  };
}

async function measureAll(): Promise<readonly Figure[]> {
  mkdirSync(folder, { recursive: true });
  const figures: Figure[] = [];
  const note = (
    work: string,
    { ms, memoryMiB }: Measured,
    bounds?: { ms: number; memoryMiB: number },
  ): void => {
    const common = { who: 'this application', size: documents * documentBytes, sizeUnit: 'bytes' } as const;
    figures.push({ work, ...common, value: Math.round(ms), unit: 'ms', ...(bounds && { bound: bounds.ms }) });
    figures.push({
      work: `memory: ${work}`,
      ...common,
      value: Math.round(memoryMiB),
      unit: 'MiB',
      ...(bounds && { bound: bounds.memoryMiB }),
    });
  };
  const bounds = { ms: 2_000, memoryMiB: 150 };
  for (const [kind, file, entries, method, extract] of [
    ['stored containers', '0.zip', documentation, 0, 'extract'],
    ['compressed containers', '8.zip', documentation, 8, 'extract'],
    ['ZIP of PDFs', 'pdfs.zip', pdfs, 8, 'extractPdf'],
  ] as const) {
    const path = join(folder, file);
    if (!existsSync(path)) await writeZip(path, entries, method);
    const isBounded = kind !== 'compressed containers';
    note(
      `list of ${documents} documents, ${kind}`,
      run('list', path, documents),
      isBounded ? bounds : undefined,
    );
    note(`one document of 4 MB, ${kind}`, run(extract, path, documentBytes));
  }
  return figures;
}

const [name, path] = process.argv.slice(2);
if (name !== undefined && path !== undefined) {
  process.stdout.write(`${JSON.stringify(await measure(cases[name]!, path))}\n`);
} else {
  const figures = await measureAll();
  for (const { work, value, unit, bound } of figures) {
    process.stdout.write(`${work}: ${value} ${unit}${bound === undefined ? '' : ` (bound ${bound})`}\n`);
  }
  process.exitCode = figures.some(({ value, bound = Infinity }) => value > bound) ? 1 : 0;
}
