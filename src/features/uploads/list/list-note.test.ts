import { expect, test } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';

import { createUpload } from '../../../../tests/support/uploads.ts';

import { listNote } from './list-note.ts';

const english = createI18n('en');
const sending = createUpload({ status: 'sending', attemptId: 'a', sentBytes: 0 });
const paused = createUpload({ status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } });

test('the time left covers uploads that are sending or will start automatically', () => {
  const waiting = createUpload({ status: 'waiting' });
  expect(listNote([sending, waiting, paused], 100, english)).toBe(
    '1 running · 1 waiting · 1 paused · 20 sec left',
  );
});

test('with one upload in progress, only its row shows the time left', () => {
  expect(listNote([sending, paused], 100, english)).toBe('1 running · 1 paused');
});
