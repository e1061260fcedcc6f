import { expect, test, vi } from 'vitest';

import { buildZip, zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { documentationEntries, documentEntries, pdf } from '../../tests/fixtures/package-files.ts';
import { extractFiles } from './extract-files.ts';
import { inspectPackage } from './inspect-package.ts';

const long = `${pdf}${'Pump P-42. '.repeat(500_000)}`;

/** A documentation with one container, which holds one manual. */
const nested = (container: Partial<EntrySpec>, manual: Partial<EntrySpec>): readonly EntrySpec[] => {
  const [metadata] = documentEntries();
  const inner = [metadata!, { name: 'manual.pdf', data: long, ...manual }];
  return [
    ...documentationEntries([], { main: { references: ['DOC-1'] } }),
    { name: 'pump.zip', data: buildZip(inner), ...container },
  ];
};

const place = ['pump.zip', 'manual.pdf'];

test.for([
  [0, 0],
  [0, 8],
  [8, 0],
  [8, 8],
])('[PACKAGE-25] a file with method %i in a container with method %i', async ([inner, outer]) => {
  const file = zipFile(nested({ method: outer! }, { method: inner! }));
  const report = await inspectPackage(file);
  const mainFile = report?.documents[0]?.mainFile;
  expect(mainFile?.place).toEqual(place);
  const progress = vi.fn<(doneFiles: number) => void>();
  const [extracted] = await extractFiles(file, [mainFile!.place], { onProgress: progress });
  expect(extracted).toMatchObject({
    ok: true,
    value: { name: 'manual.pdf', type: 'application/pdf', size: long.length },
  });
  expect(extracted?.ok && (await extracted.value.text())).toBe(long);
  expect(progress).toHaveBeenLastCalledWith(1);
});

test('[PACKAGE-25] a file that isn’t compressed stays a part of the package', async () => {
  const file = zipFile(nested({ method: 0 }, { method: 0 }));
  const slices = vi.spyOn(Blob.prototype, 'slice');
  const [extracted] = await extractFiles(file, [place]);
  const parts = slices.mock.results.map(({ value }) => value as Blob);
  expect(parts.map(({ size }) => size)).toContain(long.length);
  expect(extracted?.ok && extracted.value.size).toBe(long.length);
});

test('[PACKAGE-25] a file of an unpacked package', async () => {
  const files = [
    { path: 'Pump/VDI2770_Main.xml', file: new File(['x'], 'VDI2770_Main.xml') },
    { path: 'Pump/plan.pdf', file: new File([pdf], 'plan.pdf') },
    { path: 'Pump/valve.zip', file: zipFile(documentEntries()) },
  ];
  const [plan, manual] = await extractFiles(files, [['Pump/plan.pdf'], ['Pump/valve.zip', 'manual.pdf']]);
  expect(plan?.ok && (await plan.value.text())).toBe(pdf);
  expect(manual?.ok && (await manual.value.text())).toBe(`${pdf}manual.pdf`);
});

const wrongCrc = { central: { crc: 1 }, local: { crc: 1 } };

test.for([
  [
    'damaged',
    'a stored file with a wrong checksum',
    nested({ method: 0 }, { method: 0, ...wrongCrc }),
    place,
  ],
  ['damaged', 'a compressed file with a wrong checksum', nested({}, wrongCrc), place],
  ['damaged', 'a file in a container with a wrong checksum', nested(wrongCrc, {}), place],
  ['encrypted', 'an encrypted file', nested({ method: 0 }, { flags: 1 }), place],
  ['missing', 'a file that isn’t there', nested({}, {}), ['pump.zip', 'other.pdf']],
  ['missing', 'a file in a container that isn’t there', nested({}, {}), ['other.zip', 'manual.pdf']],
  ['missing', 'a file in a file that is no container', nested({}, {}), ['VDI2770_Main.pdf', 'manual.pdf']],
  ['missing', 'no file', nested({}, {}), []],
] as const)('[PACKAGE-25] %s: %s', async ([problem, , entries, where]) => {
  expect(await extractFiles(zipFile(entries), [where])).toEqual([{ ok: false, problem }]);
});

test('[PACKAGE-25] a package that can’t be read any more is an error', async () => {
  const file = zipFile(nested({}, {}));
  const slice = file.slice.bind(file);
  file.slice = (start, end, type) =>
    Object.assign(slice(start, end, type), { arrayBuffer: async () => new ArrayBuffer(0) });
  await expect(extractFiles(file, [place])).rejects.toMatchObject({ name: 'NotReadableError' });
  await expect(inspectPackage(file)).rejects.toMatchObject({ name: 'NotReadableError' });
});
