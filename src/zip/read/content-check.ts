import { crc32 } from '../crc32.ts';
import { method, type ZipEntry } from '../entry.ts';
import type { ContentFault, ZipTerms } from '../finding.ts';
import { createRawInflate, type InflateState } from './raw-inflate.ts';

interface Running {
  readonly entry: ZipEntry;
  readonly onOutput: (bytes: Uint8Array) => void;
  crc: number;
  sizeBytes: number;
  state: InflateState;
  fault?: ContentFault | undefined;
}

/**
 * Creates a check that unpacks entries one after another without storing anything, and never past the declared size.
 */
export function createContentCheck() {
  const inflate = createRawInflate();
  let running: Running | undefined;
  // One byte more than declared is enough to detect a wrong size.
  const room = (): number => (running!.fault ? 0 : running!.entry.sizeBytes - running!.sizeBytes + 1);
  const addOutput = (bytes: Uint8Array): void => countOutput(running!, bytes);

  return {
    start: (entry: ZipEntry, onOutput: (bytes: Uint8Array) => void): void => {
      running = { entry, onOutput, crc: 0, sizeBytes: 0, state: { status: 'going' } };
      if (entry.method === method.deflate) inflate.reset();
    },
    /** Processes the next packed bytes; does nothing after a fault. */
    push: (bytes: Uint8Array): void => {
      if (running === undefined || running.fault !== undefined) return;
      if (running.entry.method === method.stored) return addOutput(bytes);
      running.state = inflate.push(bytes, room, addOutput);
      running.fault ??= faultOf(running.state);
    },
    /** Call after the last packed bytes. Returns the fault of the entry, if any. */
    finish: (): ContentFault | undefined => {
      if (running === undefined) throw new Error('No entry was started.');
      return running.fault ?? finalFaultOf(running);
    },
  };
}

function countOutput(running: Running, bytes: Uint8Array): void {
  running.sizeBytes += bytes.length;
  const { sizeBytes, entry } = running;
  if (sizeBytes > entry.sizeBytes) {
    running.fault = { code: 'ZIP-SIZE', params: { found: sizeBytes, expected: entry.sizeBytes } };
    return;
  }
  running.crc = crc32(bytes, running.crc);
  running.onOutput(bytes);
}

function faultOf(state: InflateState): ContentFault | undefined {
  if (state.status === 'broken') return { code: 'ZIP-DEFLATE', params: { detail: state.reason } };
  if (state.status === 'going' || state.unusedBytes === 0) return undefined;
  return { code: 'ZIP-SIZE', params: { detail: 'data-after-end', found: state.unusedBytes } };
}

function finalFaultOf({ entry, state, sizeBytes, crc }: Running): ContentFault | undefined {
  if (entry.method === method.deflate && state.status === 'going') {
    const detail: ZipTerms['ZIP-DEFLATE'] = 'unexpected end';
    return { code: 'ZIP-DEFLATE', params: { detail } };
  }
  if (sizeBytes !== entry.sizeBytes) {
    return { code: 'ZIP-SIZE', params: { found: sizeBytes, expected: entry.sizeBytes } };
  }
  return crc === entry.crc ? undefined : { code: 'ZIP-CRC', params: {} };
}

/** Unpacks and checks the contents of entries. */
export type ContentCheck = ReturnType<typeof createContentCheck>;

/** Unpacks and checks one entry in memory; returns undefined if it isn't sound. */
export function unpack(
  check: ContentCheck,
  entry: ZipEntry,
  packed: Uint8Array,
): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(entry.sizeBytes);
  let length = 0;
  check.start(entry, (chunk) => {
    bytes.set(chunk, length);
    length += chunk.length;
  });
  check.push(packed);
  return check.finish() === undefined ? bytes : undefined;
}
