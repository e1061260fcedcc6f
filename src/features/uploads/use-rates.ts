import { useEffect, useRef, useState } from 'react';

import { isStalled, silenceMs, speedOf, withSample, type Rate } from '#queue/transfer-rate.ts';

import type { AssetUpload } from './upload-row.tsx';

/** How an upload moves now. */
export interface Pace {
  /** Bytes per second, once it is known and as long as it moves. */
  readonly speed: number | undefined;
  /** Milliseconds without a byte, where that is long enough to be said. */
  readonly stalledMs: number | undefined;
}

const unknown: Pace = { speed: undefined, stalledMs: undefined };

/** Watches the uploads that are sending; gives the pace of each by its attempt, anew every second. */
export function useRates(uploads: readonly AssetUpload[]): (upload: AssetUpload) => Pace {
  const rates = useRef(new Map<string, Rate>());
  const [paces, setPaces] = useState<ReadonlyMap<string, Pace>>(new Map());
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
      const pace = (rate: Rate): Pace => ({
        speed: speedOf(rate, nowMs),
        stalledMs: isStalled(rate, nowMs) ? silenceMs(rate, nowMs) : undefined,
      });
      setPaces(new Map([...rates.current].map(([attemptId, rate]) => [attemptId, pace(rate)])));
    }, 1000);
    return () => clearInterval(timer);
  }, [isSending]);

  return (upload) => (upload.status === 'sending' && paces.get(upload.attemptId)) || unknown;
}
