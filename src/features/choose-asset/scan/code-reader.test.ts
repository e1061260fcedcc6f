import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { createCodeReader } from './use-scan.ts';

afterEach(() => vi.unstubAllGlobals());

const loadBundled = () => Promise.resolve(() => Promise.resolve('by ours'));
const loadNone = () => Promise.reject(new Error('It is not needed.'));

const picture = {} as HTMLVideoElement;

/** Stand-in for `BarcodeDetector`; `known` lists the formats it supports, and rejects if it can't tell. */
function stubDetector(
  known: () => Promise<readonly string[]>,
  detect: () => Promise<{ rawValue: string }[]>,
) {
  const requested: unknown[] = [];
  class BarcodeDetector {
    static readonly getSupportedFormats = known;
    readonly detect = detect;
    constructor(options: unknown) {
      requested.push(options);
    }
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  return requested;
}

const all = () => Promise.resolve(['aztec', 'code_128', 'data_matrix', 'qr_code']);

test("[CHOOSE-2] the browser's reader is used if it supports all kinds of codes, and the bundled one is not loaded", async () => {
  const requested = stubDetector(all, () =>
    Promise.resolve([{ rawValue: 'PRESS-0042' }, { rawValue: 'other' }]),
  );
  const read = await createCodeReader(loadNone);
  expect(await read(picture)).toBe('PRESS-0042');
  expect(requested).toEqual([{ formats: ['qr_code', 'data_matrix', 'code_128'] }]);
});

test('[CHOOSE-2] a picture without a code, or a camera without a picture yet, gives no result', async () => {
  let hasPicture = true;
  stubDetector(all, () =>
    hasPicture ? Promise.resolve([]) : Promise.reject(new DOMException('', 'InvalidStateError')),
  );
  const read = await createCodeReader(loadNone);
  expect(await read(picture)).toBeUndefined();
  hasPicture = false;
  expect(await read(picture)).toBeUndefined();
});

test("[CHOOSE-2] once the browser's reader fails, the bundled one reads, and the cause is logged once", async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const failure = new DOMException('Barcode detection service unavailable.', 'NotSupportedError');
  stubDetector(all, () => Promise.reject(failure));
  const read = await createCodeReader(loadBundled);
  expect(await read(picture)).toBe('by ours');
  expect(await read(picture)).toBe('by ours');
  expect(log.mock.calls).toEqual([[expect.any(String), failure]]);
});

test.each<[string, () => Promise<readonly string[]>]>([
  ['supports only some of the codes', () => Promise.resolve(['qr_code', 'data_matrix'])],
  ['supports no formats', () => Promise.resolve([])],
  ['fails to list its formats', () => Promise.reject(new DOMException('', 'NotSupportedError'))],
])("[CHOOSE-2] the bundled reader is used if the browser's %s", async (_, known) => {
  const requested = stubDetector(known, () => Promise.resolve([{ rawValue: 'by the browser' }]));
  const read = await createCodeReader(loadBundled);
  expect(await read(picture)).toBe('by ours');
  expect(requested).toEqual([]);
});

test('[CHOOSE-2] the bundled reader is used if the browser has none', async () => {
  const read = await createCodeReader(loadBundled);
  expect(await read(picture)).toBe('by ours');
});
