import { expect, test } from 'vitest';

import { frameDocument } from './frame-protocol.ts';

test('[V2] what a frame is started with cannot end its script', () => {
  const start = { url: 'file:///manual/a.html', depth: 1, html: '</script><!--' };
  expect(frameDocument('run()', start)).toBe(
    '<!doctype html><meta charset="utf-8"><script>self.manualFrameStart=' +
      '{"url":"file:///manual/a.html","depth":1,"html":"\\u003c/script>\\u003c!--"}</script><script>run()</script>',
  );
});
