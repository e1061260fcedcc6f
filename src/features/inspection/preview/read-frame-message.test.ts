import { expect, test } from 'vitest';

import { readFrameMessage } from './read-frame-message.ts';

test.for([
  { kind: 'go', url: 'file:///manual/a.html', isReplacing: false },
  { kind: 'moved', url: 'file:///manual/a.html#x' },
  { kind: 'outside', url: 'https://a.example/' },
  { kind: 'resource', id: 1, url: 'file:///manual/a.png' },
  {
    kind: 'load',
    start: { url: 'file:///manual/a.html', ancestors: ['file:///manual/b.html'], html: '<p>' },
  },
  { kind: 'load', start: { url: 'file:///manual/a.html', ancestors: [], place: { line: 3, column: 4 } } },
  { kind: 'place', isShown: true },
  { kind: 'escape' },
  { kind: 'step', by: -1 },
])('[PREVIEW-33] a message of a frame is read: %o', (message) => {
  expect(readFrameMessage(message)).toEqual(message);
});

test.for([
  undefined,
  null,
  'go',
  {},
  { kind: 'close' },
  { kind: 'go' },
  { kind: 'step', by: -2 },
  { kind: 'go', url: 3 },
  { kind: 'go', url: 'x'.repeat(5000) },
  { kind: 'resource', id: {}, url: 'x' },
  { kind: 'load', start: { url: {}, ancestors: [] } },
  { kind: 'load', start: { url: 'x', ancestors: [], html: [] } },
  { kind: 'load', start: { url: 'x' } },
  { kind: 'load', start: { url: 'x', ancestors: [3] } },
  { kind: 'load', start: { url: 'x', ancestors: Array(9).fill('x') } },
])('[PREVIEW-33] anything else is ignored: %o', (message) => {
  expect(readFrameMessage(message)).toBeUndefined();
});
