import type { Clock } from '#lib/time/clock.ts';

import { ProblemError } from '../errors.ts';
import type { Outcome } from '../problem.ts';
import { watchIdle } from './idle-watch.ts';

/** Bytes of the multipart body sent so far, and of the whole body, as the browser reports them. */
export interface BodyProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** Nothing is stored only if the browser reported no byte as sent. */
export const outcomeOf = (sentBytes: number): Outcome => (sentBytes === 0 ? 'not-stored' : 'unknown');

interface Watched {
  readonly file: File;
  readonly clock: Clock;
  readonly stallMs: number;
  readonly answerWaitMs: number;
  readonly onProgress: (progress: BodyProgress) => void;
}

/**
 * Reports the progress of the body. Times out if there is none for `stallMs`, or if for `answerWaitMs` the first byte
 * doesn't leave or the answer doesn't come.
 */
export function watchUpload(xhr: XMLHttpRequest, post: Watched, giveUp: (error: ProblemError) => void) {
  const { clock, stallMs, answerWaitMs, onProgress } = post;
  let sentBytes = 0;
  let isAllSent = false;

  // Until the first byte leaves, the request may be queued: browsers open six connections to a host.
  const watch = watchIdle(clock, answerWaitMs, () => {
    giveUp(
      new ProblemError(
        isAllSent
          ? { code: 'no-answer', outcome: 'unknown' }
          : { code: 'stalled', outcome: outcomeOf(sentBytes) },
        { sentBytes },
      ),
    );
  });
  const onBytes = (event: ProgressEvent, isAll: boolean) => {
    const totalBytes = event.lengthComputable ? event.total : Math.max(event.loaded, post.file.size);
    const loaded = isAll ? totalBytes : Math.min(event.loaded, totalBytes);
    if (loaded <= sentBytes) return;
    sentBytes = loaded;
    isAllSent = loaded === totalBytes;
    watch.restart(isAllSent ? answerWaitMs : stallMs);
    onProgress({ sentBytes, totalBytes });
  };
  xhr.upload.addEventListener('progress', (event) => {
    onBytes(event, false);
  });
  xhr.upload.addEventListener('load', (event) => {
    onBytes(event, true);
  });
  return { stop: watch.stop, sentBytes: () => sentBytes };
}
