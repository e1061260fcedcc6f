import { expect, test } from 'vitest';

import { compareOutcome, type StoredDocuments, type Discrepancies } from './compare-outcome.ts';
import type { RowStatus } from './fault.ts';

const row = (status: RowStatus, words = '') => ({ status, words });
const nothing: StoredDocuments = { whole: 0, torn: 0 };
const once: StoredDocuments = { whole: 1, torn: 0 };

test.for<[string, StoredDocuments, { status: RowStatus; words: string }[], (keyof Discrepancies)[]]>([
  ['stored and shown as stored', once, [row('Stored')], []],
  ['not stored and shown as failed', nothing, [row('Failed')], []],
  ['not stored and waiting', nothing, [row('Waiting')], []],
  ['shown as stored and is not', nothing, [row('Stored')], ['isLost', 'isFalseSuccess']],
  ['shown as a duplicate of nothing', nothing, [row('Already exists')], ['isLost', 'isFalseSuccess']],
  [
    'shown as stored, and only a mixture is',
    { whole: 0, torn: 1 },
    [row('Stored')],
    ['isLost', 'isFalseSuccess'],
  ],
  ['neither stored nor shown', nothing, [], ['isLost']],
  ['not stored and still in progress', nothing, [row('Cancelled')], ['isLost']],
  [
    'stored and shown as failed',
    once,
    [row('Failed', 'The service did not answer.')],
    ['isStoredButShownFailed'],
  ],
  ['stored and shown as possibly stored', once, [row('Failed', 'the stored document may be damaged')], []],
  ['stored twice', { whole: 2, torn: 0 }, [row('Stored')], ['isStoredTwice']],
  ['stored once complete and once truncated', { whole: 1, torn: 1 }, [row('Stored')], ['isStoredTwice']],
])('an upload is compared with what the service holds: %s', ([, truth, rows, wrong]) => {
  const verdict = compareOutcome(truth, rows);
  expect(Object.entries(verdict).flatMap(([name, holds]) => (holds ? [name] : []))).toEqual(wrong);
});
