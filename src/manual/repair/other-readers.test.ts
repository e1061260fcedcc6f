import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import JSZip from 'jszip';
import { expect, onTestFinished, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import { readStructure } from '#manual/structure.ts';
import { crc32 } from '#zip/crc32.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';
import { createZipWriter } from '#zip/write/zip-writer.ts';

import { bytesOf } from '../../../tests/fixtures/build-zip.ts';
import { thirdPartyArchives } from '../../../tests/fixtures/third-party-archives.ts';
import { repairArchive } from './repair-archive.ts';

const plainHeader = {
  method: 0,
  crc: 0,
  dosTime: 0x5821_0000,
  madeBy: 20,
  attributes: 0,
  extra: new Uint8Array(0),
};

/** Writes a copy to disk for the programs that read it; it is deleted after the test. */
async function onDisk(copy: Blob): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'repair-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'copy.zip');
  writeFileSync(path, new Uint8Array(await copy.arrayBuffer()));
  return path;
}

/** Exit codes of the installed programs for an archive; `null` for one that isn't installed. */
function exitCodesFor(path: string): readonly (number | null)[] {
  const programs = [
    ['unzip', '-tqq', path],
    [
      'python3',
      '-c',
      'import sys,zipfile; sys.exit(zipfile.ZipFile(sys.argv[1]).testzip() is not None)',
      path,
    ],
  ] as const;
  return programs.map(([program, ...args]) => spawnSync(program, args).status);
}

test.each(Object.entries(thirdPartyArchives))(
  '[REPAIR-3] every program reads the repaired copy of an archive by %s the same',
  async (packer, base64) => {
    const file = new File([Uint8Array.from(Buffer.from(base64, 'base64'))], `${packer}.zip`);
    // One entry is copied unchanged, the other is renamed.
    const copy = await repairArchive(file, [{ kind: 'unwrap', folder: 'pages', texts: [] }], {
      scheduling: uninterruptedScheduling,
    });
    const report = await inspectArchive(copy);
    expect(report.findings.filter(({ code }) => code.startsWith('ZIP') || code.startsWith('NAME'))).toEqual(
      [],
    );
    expect(exitCodesFor(await onDisk(copy)).filter((status) => status !== null && status !== 0)).toEqual([]);
    const zip = await JSZip.loadAsync(await copy.arrayBuffer(), { checkCRC32: true });
    const names = Object.values(zip.files).flatMap((each) => (each.dir ? [] : [each.name]));
    expect(names.toSorted()).toEqual(['Größe.html', 'index.html']);
  },
);

test('[REPAIR-3] above 65,535 entries ZIP64 records are written', async () => {
  const writer = createZipWriter();
  const data = bytesOf('x');
  const sizes = { crc: crc32(data), compressedBytes: 1, sizeBytes: 1 };
  for (let index = 0; index < 66_000; index += 1) {
    writer.add({ ...plainHeader, ...sizes, index, name: `p/${index}.bin`, data });
  }
  const copy = writer.finish();
  expect(exitCodesFor(await onDisk(copy)).filter((status) => status !== null && status !== 0)).toEqual([]);
  const { structure, rawFindings } = await readStructure(copy);
  expect(structure?.files).toHaveLength(66_000);
  expect(rawFindings.map(({ code }) => code)).toEqual(['DOC-NO-PAGES']);
});
