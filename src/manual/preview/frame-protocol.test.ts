import { expect, test } from 'vitest';

import { documentWithin, frameDocument } from './frame-protocol.ts';

test('[V2] what a frame is started with cannot end its script', () => {
  const start = { url: 'file:///manual/a.html', depth: 1, html: '</script><!--' };
  expect(frameDocument('run()', start)).toBe(
    '<!doctype html><meta charset="utf-8"><script>self.manualFrameStart=' +
      '{"url":"file:///manual/a.html","depth":1,"html":"\\u003c/script>\\u003c!--"}</script><script>run()</script>',
  );
});

test('[V18] a frame in eight others is empty, whatever it would show', () => {
  const target = { url: 'file:///manual/a.html' };
  const shown = Array.from({ length: 10 }, (_, depth) =>
    documentWithin('run()', { ...target, depth }, target),
  );
  expect(shown[7]).toBe(frameDocument('run()', { ...target, depth: 8 }));
  expect(shown.map((document) => document !== '')).toEqual([...Array<boolean>(8).fill(true), false, false]);
});
