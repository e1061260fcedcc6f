import { expect, test } from 'vitest';

import { readFrameMessage } from './manual-frames.ts';

test.for([
  { kind: 'ready' },
  { kind: 'frame', request: { url: 'file:///manual/a.html' }, name: 'content' },
  { kind: 'frame', request: { url: 'file:///manual/a.html', html: '<p>' }, name: '' },
  { kind: 'go', url: 'file:///manual/a.html', target: '_top', isReplacing: false },
  { kind: 'moved', url: 'file:///manual/a.html#x' },
  { kind: 'outside', url: 'https://a.example/' },
  { kind: 'loaded', isEmpty: false, isPlaceShown: true },
  { kind: 'escape' },
])('[PREVIEW-1] a message of a frame is read: %o', (message) => {
  expect(readFrameMessage({ ...message, more: 'x' })).toEqual(message);
});

test.for([
  undefined,
  null,
  'go',
  {},
  { kind: 'close' },
  { kind: 'go', url: 'x' },
  { kind: 'go', target: '', url: 3 },
  { kind: 'go', target: '', url: 'x'.repeat(5000) },
  { kind: 'moved' },
  { kind: 'frame', name: '' },
  { kind: 'frame', name: 3, request: { url: 'x' } },
  { kind: 'frame', name: '', request: { url: {} } },
  { kind: 'frame', name: '', request: { url: 'x', html: [] } },
])('[PREVIEW-1] anything else is ignored: %o', (message) => {
  expect(readFrameMessage(message)).toBeUndefined();
});
