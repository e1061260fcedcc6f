import { useEffect, useRef, useState, type RefObject } from 'react';

import { createCodeReader } from './code-reader.ts';

/** Where scanning stands. */
export type Scan =
  | { readonly status: 'starting' }
  /** `other` is what a code holds that was seen and has no id. */
  | { readonly status: 'looking'; readonly other?: string }
  | { readonly status: 'failed'; readonly reason: ScanFailure };

/** The camera is not allowed, not there, or broken; or the code that reads codes did not come. */
export type ScanFailure = 'refused' | 'absent' | 'failed' | 'unavailable';

interface ScanOptions {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly read: (text: string) => string | undefined;
  readonly onFound: (assetId: string) => void;
}

/** Between two looks, in milliseconds: the page and the camera need the device, too. */
const pauseMs = 120;

/** Looks through the camera for a code with an asset id until it has found one, and lets go of the camera then. */
export function useScan({ video, ...options }: ScanOptions): Scan {
  const [scan, setScan] = useState<Scan>({ status: 'starting' });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const run = async () => {
      const started = await start(video.current!, signal);
      if (signal.aborted) return;
      if (typeof started === 'string') return setScan({ status: 'failed', reason: started });
      setScan({ status: 'looking' });
      for await (const text of started.texts) {
        const assetId = latest.current.read(text);
        if (assetId !== undefined) return latest.current.onFound(assetId);
        setScan({ status: 'looking', other: text });
      }
    };
    void run();
    return () => end.abort();
  }, [video]);
  return scan;
}

/** What codes hold, one look after another, until it is aborted; or why there is nothing to see. */
async function start(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<{ readonly texts: AsyncIterable<string> } | ScanFailure> {
  const loading = createCodeReader().catch(() => undefined);
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
  // What ends before it has begun is told so here; there is nothing to do about it.
  await video.play().catch(() => undefined);
  return { texts: look(() => reader(video), signal) };
}

async function* look(see: () => Promise<string | undefined>, signal: AbortSignal): AsyncIterable<string> {
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const text = await see();
    if (signal.aborted) return;
    if (text !== undefined) yield text;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

function reasonOf(error: unknown): ScanFailure {
  const { name } = error as DOMException;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
}
