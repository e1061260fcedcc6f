/** Returns the content of the code in a picture, or `undefined` if none is found. Never rejects. */
type CodeReader = (picture: HTMLVideoElement) => Promise<string | undefined>;

/** Not yet in TypeScript's library (WICG, Shape Detection). */
interface Detector {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorType {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const formats = ['qr_code', 'data_matrix', 'code_128'];

/**
 * Returns a reader of QR codes, Data Matrix and Code 128: the browser's if it supports all three, otherwise the bundled
 * one. Rejects if the bundled one can't be loaded.
 */
export async function createCodeReader(loadBundled = loadBundledReader): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorType };
  // On some systems it exists but supports no formats.
  const known: readonly string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.every((format) => known.includes(format))) {
    const detector = new BarcodeDetector({ formats });
    return async (picture) => {
      const codes = await detector.detect(picture).catch(() => []);
      return codes[0]?.rawValue;
    };
  }
  return loadBundled();
}

/** A separate chunk, since few devices need it. */
async function loadBundledReader(): Promise<CodeReader> {
  const { createZxingReader } = await import('./zxing-reader.ts');
  return createZxingReader();
}
