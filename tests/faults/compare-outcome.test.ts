import { expect, test } from 'vitest';

import type { RowStatus } from './fault.ts';
import { compareOutcome, type StoredDocuments, type Discrepancies } from './compare-outcome.ts';

const row = (status: RowStatus, words = '') => ({ status, words });
const nothing: StoredDocuments = { whole: 0, torn: 0 };
const once: StoredDocuments = { whole: 1, torn: 0 };

test.for<[string, StoredDocuments, { status: RowStatus; words: string }[], (keyof Discrepancies)[]]>([
  ['stored and told so', once, [row('Stored')], []],
  ['not stored and told so', nothing, [row('Failed')], []],
  ['not stored and waiting', nothing, [row('Waiting')], []],
  ['told stored and is not', nothing, [row('Stored')], ['isLost', 'isFalseSuccess']],
  ['told a duplicate of nothing', nothing, [row('Already exists')], ['isLost', 'isFalseSuccess']],
  [
    'told stored, and only a mixture is',
    { whole: 0, torn: 1 },
    [row('Stored')],
    ['isLost', 'isFalseSuccess'],
  ],
  ['neither stored nor told anything', nothing, [], ['isLost']],
  ['not stored and still under way', nothing, [row('Cancelled')], ['isLost']],
  [
    'stored and told failed',
    once,
    [row('Failed', 'The service did not answer.')],
    ['isStoredButShownFailed'],
  ],
  ['stored and told in doubt', once, [row('Failed', 'the stored document may be damaged')], []],
  ['stored twice', { whole: 2, torn: 0 }, [row('Stored')], ['isStoredTwice']],
  ['stored whole and cut', { whole: 1, torn: 1 }, [row('Stored')], ['isStoredTwice']],
])('%s', ([, truth, rows, wrong]) => {
  const verdict = compareOutcome(truth, rows);
  expect(Object.entries(verdict).flatMap(([name, holds]) => (holds ? [name] : []))).toEqual(wrong);
});
