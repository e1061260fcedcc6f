import { expect, test } from 'vitest';

import { asXhr, ScriptedXhr } from '../../../tests/support/fakes/scripted-xhr.ts';
import { createSuspendableClock } from '../../../tests/support/fakes/suspendable-clock.ts';
import { watchUpload, type BodyProgress } from './upload-watch.ts';

const stallMs = 1000;
const answerWaitMs = 5000;

function createWatch() {
  const xhr = new ScriptedXhr();
  const { clock, run, timers } = createSuspendableClock();
  const reports: BodyProgress[] = [];
  const givenUp: object[] = [];
  const file = new File(['x'.repeat(100)], 'a.pdf');
  const post = {
    file,
    clock,
    stallMs,
    answerWaitMs,
    onProgress: (progress: BodyProgress) => void reports.push(progress),
  };
  const watch = watchUpload(asXhr(xhr), post, ({ problem, sentBytes }) =>
    givenUp.push({ ...problem, sentBytes }),
  );
  return { xhr, run, timers, reports, givenUp, watch };
}

test('[REQUEST-5] reports rising numbers, the total last', () => {
  const { xhr, reports, watch } = createWatch();
  expect(watch.sentBytes()).toBe(0);
  for (const loaded of [0, 50, 50, 40, 140]) xhr.dispatchProgress('progress', { loaded, total: 150 });
  xhr.dispatchProgress('load', { loaded: 150, total: 150 });
  xhr.dispatchProgress('progress', { loaded: 150, total: 150 });
  expect(reports).toEqual([
    { sentBytes: 50, totalBytes: 150 },
    { sentBytes: 140, totalBytes: 150 },
    { sentBytes: 150, totalBytes: 150 },
  ]);
  expect(watch.sentBytes()).toBe(150);
});

test('[REQUEST-5] never reports more than the total, and the load event reports the total, whatever its numbers', () => {
  const { xhr, reports } = createWatch();
  xhr.dispatchProgress('load', { loaded: 0, total: 150 });
  xhr.dispatchProgress('progress', { loaded: 170, total: 150 });
  expect(reports).toEqual([{ sentBytes: 150, totalBytes: 150 }]);
});

test('[REQUEST-5] if the browser knows no total, the size of the file or the bytes sent are used', () => {
  const { xhr, reports } = createWatch();
  xhr.dispatchProgress('progress', { loaded: 40 });
  xhr.dispatchProgress('progress', { loaded: 120 });
  expect(reports).toEqual([
    { sentBytes: 40, totalBytes: 100 },
    { sentBytes: 120, totalBytes: 120 },
  ]);
});

test('[REQUEST-9] before the first byte the long limit applies', () => {
  const { run, givenUp } = createWatch();
  run(answerWaitMs - 1);
  expect(givenUp).toEqual([]);
  run(2);
  expect(givenUp).toEqual([{ code: 'stalled', outcome: 'not-stored', sentBytes: 0 }]);
});

test('[REQUEST-9] a body that stops times out after the stall limit', () => {
  const { xhr, run, givenUp } = createWatch();
  xhr.dispatchProgress('progress', { loaded: 50, total: 150 });
  run(stallMs - 1);
  expect(givenUp).toEqual([]);
  // The same number again is no progress.
  xhr.dispatchProgress('progress', { loaded: 50, total: 150 });
  run(2);
  expect(givenUp).toEqual([{ code: 'stalled', outcome: 'unknown', sentBytes: 50 }]);
});

test('[REQUEST-9] after the last byte the long limit applies again', () => {
  const { xhr, run, givenUp } = createWatch();
  xhr.dispatchProgress('progress', { loaded: 50, total: 150 });
  xhr.dispatchProgress('load', { loaded: 150, total: 150 });
  run(answerWaitMs - 1);
  expect(givenUp).toEqual([]);
  run(2);
  expect(givenUp).toEqual([{ code: 'no-answer', outcome: 'unknown', sentBytes: 150 }]);
});

test('[REQUEST-9] nothing times out after a stop', () => {
  const { run, timers, givenUp, watch } = createWatch();
  watch.stop();
  run(answerWaitMs * 2);
  expect(givenUp).toEqual([]);
  expect(timers.size).toBe(0);
});
