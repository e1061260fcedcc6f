import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useDuplicateReview } from '#features/duplicates/use-duplicate-review.ts';

interface Shown {
  readonly uploads: Parameters<typeof useDuplicateReview>[0];
  readonly isSuspended?: boolean;
  readonly page?: string;
}

function createReview(shown: Shown) {
  const { result, rerender } = renderHook(
    ({ uploads, page = 'A', isSuspended = false }: Shown) =>
      useDuplicateReview(uploads, { page, isSuspended, since: 1000, closedSince: 500 }),
    {
      initialProps: shown,
      reactStrictMode: true,
    },
  );
  return { review: result, show: rerender };
}

const upload = (id: string, status: string) => ({ id, status });

test.each(['checking', 'waiting', 'sending', 'storing'])(
  'while an upload is %s the dialog waits for it',
  (status) => {
    const { review, show } = createReview({ uploads: [upload('1', 'already-exists'), upload('2', status)] });
    expect(review.current.openIds).toEqual([]);
    show({ uploads: [upload('1', 'already-exists'), upload('2', 'already-exists')] });
    expect(review.current.openIds).toEqual(['1', '2']);
  },
);

test('a duplicate of an earlier visit opens nothing, one of this visit does', () => {
  const { review, show } = createReview({ uploads: [{ ...upload('1', 'already-exists'), endedAt: 999 }] });
  expect(review.current.openIds).toEqual([]);
  show({
    uploads: [
      { ...upload('1', 'already-exists'), endedAt: 999 },
      { ...upload('2', 'already-exists'), endedAt: 1000 },
    ],
  });
  expect(review.current.openIds).toEqual(['2']);
});

test('[BACKGROUND-4] a duplicate that was found while the page was closed opens the dialog, at the next visit only', () => {
  const found = { ...upload('1', 'already-exists'), whileClosed: true } as const;
  const { review } = createReview({
    uploads: [
      { ...found, endedAt: 499 },
      { ...found, id: '2', endedAt: 500 },
    ],
  });
  expect(review.current.openIds).toEqual(['2']);
});

test('uploads with other results neither keep the duplicate dialog closed nor are listed in it', () => {
  const { review } = createReview({
    uploads: [
      upload('1', 'failed'),
      upload('2', 'stored'),
      upload('3', 'already-exists'),
      upload('4', 'cancelled'),
    ],
  });
  expect(review.current.openIds).toEqual(['3']);
});

test("a document that may be the upload’s own doesn't open it; its details can be shown", () => {
  const { review } = createReview({
    uploads: [{ id: '1', status: 'already-exists', origin: 'perhaps-this-upload' }],
  });
  expect(review.current.openIds).toEqual([]);
  act(() => review.current.show(['1']));
  expect(review.current.openIds).toEqual(['1']);
});

test("a duplicate that was shown isn't shown again, a new one is", () => {
  const { review, show } = createReview({ uploads: [upload('1', 'already-exists')] });
  act(() => review.current.close());
  show({ uploads: [upload('1', 'already-exists'), upload('2', 'stored')] });
  expect(review.current.openIds).toEqual([]);
  show({ uploads: [upload('1', 'already-exists'), upload('3', 'already-exists')] });
  expect(review.current.openIds).toEqual(['3']);
});

test('one row can be shown at any time, and closed again', () => {
  const uploads = [upload('1', 'already-exists'), upload('2', 'already-exists')];
  const { review, show } = createReview({ uploads });
  act(() => review.current.close());
  show({ uploads: [...uploads, upload('3', 'sending')] });
  act(() => review.current.show(['2']));
  expect(review.current.openIds).toEqual(['2']);
  act(() => review.current.close());
  expect(review.current.openIds).toEqual([]);
});

test('an open dialog stays unchanged when another duplicate comes', () => {
  const { review, show } = createReview({ uploads: [upload('1', 'already-exists')] });
  show({ uploads: [upload('1', 'already-exists'), upload('2', 'already-exists')] });
  expect(review.current.openIds).toEqual(['1']);
  act(() => review.current.close());
  expect(review.current.openIds).toEqual(['2']);
});

test("opening another page closes the dialog, and going back doesn't open it again", () => {
  const uploads = [upload('1', 'already-exists')];
  const { review, show } = createReview({ uploads });
  show({ uploads, page: 'B' });
  expect(review.current.openIds).toEqual([]);
  show({ uploads, page: 'A' });
  expect(review.current.openIds).toEqual([]);
});

test.each(['connection', 'sign-in', 'retry-scheduled'])(
  'an upload that waits for %s does not delay the dialog',
  (kind) => {
    const { review } = createReview({
      uploads: [upload('1', 'already-exists'), { ...upload('2', 'waiting'), waitsFor: { kind } }],
    });
    expect(review.current.openIds).toEqual(['1']);
  },
);

test('a dialog whose rows were cleared in another tab is closed, and the next duplicate opens one', () => {
  const { review, show } = createReview({
    uploads: [upload('1', 'already-exists'), upload('2', 'already-exists')],
  });
  show({ uploads: [upload('2', 'already-exists')] });
  expect(review.current.openIds).toEqual(['2']);
  show({ uploads: [] });
  expect(review.current.openIds).toEqual([]);
  show({ uploads: [upload('3', 'already-exists')] });
  expect(review.current.openIds).toEqual(['3']);
});
