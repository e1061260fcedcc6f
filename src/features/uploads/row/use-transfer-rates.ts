import { useEffect, useRef, useState } from 'react';

import { isStalled, silenceMs, speedOf, withSample, type Rate } from '#queue/transfer-rate.ts';

import type { AssetUpload } from '../asset-upload.ts';

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
