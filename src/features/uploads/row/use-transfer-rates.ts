import { useEffect, useRef, useState } from 'react';

import type { AssetUpload } from '#sending/asset-upload.ts';

/** Current speed of an upload. */
export interface TransferRate {
  /** Bytes per second; undefined while unknown or stalled. */
  readonly speed: number | undefined;
  /** Milliseconds without a byte, once that is long enough to show. */
  readonly stalledMs: number | undefined;
}

const unknown: TransferRate = { speed: undefined, stalledMs: undefined };

/** Watches the uploads that are sending; returns each one's rate by its attempt, updated every second. */
export function useTransferRates(uploads: readonly AssetUpload[]): (upload: AssetUpload) => TransferRate {
  const rates = useRef(new Map<string, Rate>());
  const [transferRates, setTransferRates] = useState<ReadonlyMap<string, TransferRate>>(new Map());
  const sending = uploads.filter((upload) => upload.status === 'sending');
  const isSending = sending.length > 0;

  useEffect(() => {
    const kept = new Map<string, Rate>();
    for (const { attemptId, sentBytes } of sending) {
      const before = rates.current.get(attemptId) ?? [];
      kept.set(attemptId, withSample(before, { atMs: performance.now(), sentBytes }));
    }
    rates.current = kept;
  });

  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => {
      const nowMs = performance.now();
      const transferRate = (rate: Rate): TransferRate => ({
        speed: speedOf(rate, nowMs),
        stalledMs: isStalled(rate, nowMs) ? silenceMs(rate, nowMs) : undefined,
      });
      setTransferRates(
        new Map([...rates.current].map(([attemptId, rate]) => [attemptId, transferRate(rate)])),
      );
    }, 1000);
    return () => clearInterval(timer);
  }, [isSending]);

  return (upload) => (upload.status === 'sending' && transferRates.get(upload.attemptId)) || unknown;
}

/** Bytes of one upload sent by a time of a monotonic clock. */
interface RateSample {
  readonly atMs: number;
  readonly sentBytes: number;
}

/** The newest samples of one attempt, oldest first; each has more bytes than the one before. */
export type Rate = readonly RateSample[];

/** Long enough to smooth out a bad network, short enough to follow it. */
const windowMs = 10_000;
/** Before that a first burst into the browser's buffers looks like a fast network. */
const learningMs = 2_000;
/** An upload without a byte for this long has stalled. */
const stalledMs = 8_000;

/** Adds a sample; returns the same samples if no byte was sent since the last one. */
export function withSample(rate: Rate, sample: RateSample): Rate {
  const last = rate.at(-1);
  if (last !== undefined && sample.sentBytes <= last.sentBytes) return rate;
  const recent = rate.filter(({ atMs }) => sample.atMs - atMs <= windowMs);
  // After a gap, the last sample stands for the whole window.
  return [...(recent.length > 0 || last === undefined ? recent : [last]), sample];
}

/** Returns true if no byte was sent for longer than a bad network explains. */
export const isStalled = (rate: Rate, nowMs: number): boolean => silenceMs(rate, nowMs) >= stalledMs;

/** Returns the milliseconds since the last byte was sent; 0 before the first. */
export function silenceMs(rate: Rate, nowMs: number): number {
  const last = rate.at(-1);
  return last === undefined ? 0 : nowMs - last.atMs;
}

/** Returns the speed in bytes per second; undefined until enough is known, and while stalled. */
export function speedOf(rate: Rate, nowMs: number): number | undefined {
  const first = rate.at(0);
  const last = rate.at(-1);
  if (first === undefined || last === undefined || isStalled(rate, nowMs)) return undefined;
  const knownMs = nowMs - first.atMs;
  const movedBytes = last.sentBytes - first.sentBytes;
  return knownMs < learningMs || movedBytes === 0 ? undefined : (movedBytes * 1000) / knownMs;
}
