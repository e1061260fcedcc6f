import { expect, test } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';

import { createUpload } from '../../../../tests/support/uploads.ts';

import { listNote } from './list-note.ts';

const english = createI18n('en');
const sending = createUpload({ status: 'sending', attemptId: 'a', sentBytes: 0 });
const paused = createUpload({ status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } });

test('the time left is that of what is being sent or will be by itself', () => {
  const waiting = createUpload({ status: 'waiting' });
  expect(listNote([sending, waiting, paused], 100, english)).toBe(
    '1 running · 1 waiting · 1 paused · 20 sec left',
  );
});

test('with one upload on its way, its own row tells the time', () => {
  expect(listNote([sending, paused], 100, english)).toBe('1 running · 1 paused');
});
