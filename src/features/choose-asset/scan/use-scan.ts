import { type RefObject, useEffect, useEffectEvent } from 'react';

import { logFailure, logged } from '#lib/log-failure.ts';

/** State of a scan. */
export type Scan =
  | { readonly status: 'starting' }
  /** `other` is the content of the last code that isn't usable. */
  | { readonly status: 'scanning'; readonly other?: string }
  | { readonly status: 'failed'; readonly reason: ScanFailure }
  | { readonly status: 'read'; readonly content: string };

/** The camera is denied, missing or broken, or no code reader could be loaded or works. */
export type ScanFailure = 'denied' | 'absent' | 'failed' | 'unavailable';

interface ScanOptions {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isUsable: (content: string) => boolean;
  readonly onChange: (scan: Scan) => void;
}

/** Pause between two scans of the camera picture, in milliseconds; leaves time for the page and the camera. */
const pauseMs = 120;

/** Scans the camera picture until a usable code is read; the camera is released when the component is removed. */
export function useScan({ video, ...options }: ScanOptions): void {
  const isUsable = useEffectEvent(options.isUsable);
  const onChange = useEffectEvent(options.onChange);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const run = async () => {
      const started = await start(video.current!, signal);
      if (signal.aborted) return;
      if (typeof started === 'string') return onChange({ status: 'failed', reason: started });
      onChange({ status: 'scanning' });
      for await (const content of started.texts) {
        if (isUsable(content)) return onChange({ status: 'read', content });
        onChange({ status: 'scanning', other: content });
      }
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      // Releases the camera.
      end.abort();
      logFailure('The bundled code reader failed.', error);
      onChange({ status: 'failed', reason: 'unavailable' });
    });
    return () => end.abort();
  }, [video]);
}

/** Starts the camera. Returns the codes it sees, until aborted, or the reason why it can't be used. */
async function start(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<{ readonly texts: AsyncIterable<string> } | ScanFailure> {
  const loading = createCodeReader().catch(logged('The code reader could not be loaded.'));
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    return reasonOf(error);
  }
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const reader = await loading;
  if (!reader) {
    stop();
    return 'unavailable';
  }
  video.srcObject = stream;
  // Rejects if playback is stopped before it begins, which is harmless.
  await video.play().catch(() => undefined);
  return { texts: look(() => reader(video), signal) };
}

async function* look(
  readFrame: () => Promise<string | undefined>,
  signal: AbortSignal,
): AsyncIterable<string> {
  while (!signal.aborted) {
    const text = await readFrame();
    if (signal.aborted) return;
    if (text !== undefined) yield text;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

function reasonOf(error: unknown): ScanFailure {
  const { name } = error as DOMException;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
}

/** Returns the content of the code in a picture, or `undefined` if none is found. Rejects if it can read none any more. */
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
 * Returns a reader of QR codes, Data Matrix and Code 128: the browser's if it supports all three, until it fails, otherwise
 * the bundled one. Rejects if the bundled one can't be loaded.
 */
export async function createCodeReader(loadBundled = loadBundledReader): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorType };
  // On some systems it exists but supports no formats.
  const known: readonly string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.every((format) => known.includes(format))) {
    const detector = new BarcodeDetector({ formats });
    let bundled: Promise<CodeReader> | undefined;
    return async (picture) => {
      if (bundled) return (await bundled)(picture);
      try {
        return (await detector.detect(picture))[0]?.rawValue;
      } catch (error) {
        // The camera has no picture yet.
        if (error instanceof DOMException && error.name === 'InvalidStateError') return undefined;
        logFailure('The code reader of the browser failed.', error);
        bundled = loadBundled();
        return (await bundled)(picture);
      }
    };
  }
  return loadBundled();
}

/** A separate chunk, since few devices need it. */
async function loadBundledReader(): Promise<CodeReader> {
  const { createZxingReader } = await import('./zxing-reader.ts');
  return createZxingReader();
}
