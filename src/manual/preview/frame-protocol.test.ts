import { expect, test } from 'vitest';

import { previewDirectives } from '#hosting/content-policy.ts';

import {
  nestedDocument,
  frameDocument,
  framePolicy,
  ancestorsWithin,
  type FrameStart,
} from './frame-protocol.ts';

test('[PREVIEW-2] the start data of a frame cannot end its script', () => {
  const start = { url: 'file:///manual/a.html', ancestors: [], html: '</script><!--' };
  expect(frameDocument(program, start)).toBe(
    '<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="p"><meta http-equiv="x-dns-prefetch-control" content="off"><script type="application/json">' +
      '{"url":"file:///manual/a.html","ancestors":[],"html":"\\u003c/script>\\u003c!--"}</script><script>run()</script>',
  );
});

const program = { code: 'run()', policy: 'p' };

const page = (name: string) => ({ url: `file:///manual/${name}` });

/** Documents of nested frames, the first of them in a page that the preview shows. */
function shownWithin(
  first: string,
  ...frames: readonly { url: string; html?: string }[]
): readonly boolean[] {
  let start: FrameStart = { ...page(first), ancestors: [] };
  return frames.map((target) => {
    const ancestors = ancestorsWithin(start);
    start = { ...target, ancestors };
    const document = nestedDocument(program, ancestors, target);
    expect(['', frameDocument(program, start)]).toContain(document);
    return document !== '';
  });
}

test('[PREVIEW-1][PREVIEW-7] every frame names its policy before its program: the policy of the host page, with fewer scripts', () => {
  const policy = framePolicy('sha256-x');
  const own = "script-src 'sha256-x' 'unsafe-eval' blob:";
  expect(policy.replace(own, "script-src 'unsafe-inline' 'unsafe-eval' blob: data:")).toBe(previewDirectives);
  const inner = nestedDocument({ code: 'run()', policy }, ['file:///manual/a.html'], page('b.html'));
  expect(inner).toMatch(/^<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  expect(inner.indexOf(own)).toBeLessThan(inner.indexOf('run()'));
});

test('[PREVIEW-39] every frame turns off the lookup of names in links before its program', () => {
  const inner = nestedDocument(program, ['file:///manual/a.html'], page('b.html'));
  const off = inner.indexOf('<meta http-equiv="x-dns-prefetch-control" content="off">');
  expect(off).toBeGreaterThan(0);
  expect(off).toBeLessThan(inner.indexOf('run()'));
});

test('[PREVIEW-37] with scripts off, only the program may run', () => {
  const on = framePolicy('sha256-x');
  const off = framePolicy('sha256-x', false);
  expect(off).toContain("script-src 'sha256-x';");
  expect(off).toBe(on.replace(" 'unsafe-eval' blob:;", ';'));
});

test('[PREVIEW-18] a frame inside eight others is empty, whatever its content', () => {
  const frames = Array.from({ length: 10 }, (_, at) => page(`${at}.html`));
  expect(shownWithin('a.html', ...frames)).toEqual([...Array<boolean>(8).fill(true), false, false]);
});

test('[PREVIEW-18] a page is shown once within itself, whatever its fragment, and then no more', () => {
  const itself = [page('a.html#b'), page('a.html'), page('a.html#c')];
  expect(shownWithin('a.html#a', ...itself)).toEqual([true, false, false]);
  const inTurn = [page('b.html'), page('a.html'), page('b.html'), page('a.html')];
  expect(shownWithin('a.html', ...inTurn)).toEqual([true, true, true, false]);
});

test("[PREVIEW-18] a page with another query is another page, and `srcdoc` markup isn't a page", () => {
  expect(shownWithin('a.html', page('a.html?1'), page('a.html?2'), page('a.html'))).toEqual([
    true,
    true,
    true,
  ]);
  const markup = { ...page('a.html'), html: '<p>' };
  expect(shownWithin('a.html', markup, markup, markup, page('a.html'), page('a.html'))).toEqual([
    ...Array<boolean>(4).fill(true),
    false,
  ]);
});
