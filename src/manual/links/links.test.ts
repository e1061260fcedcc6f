import { expect, test } from 'vitest';

import type { EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { findingOf, findingsOf } from '../../../tests/support/inspect-entries.ts';

const head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Press</title>\n';
const other = { name: 'Pages/Größe.html', data: `${head}<h2 id="stop">x</h2><a name="go">y</a>` };

/** A start page with this body, another page, an image and a folder without an index. */
const site = (body: string, ...more: EntrySpec[]): EntrySpec[] => [
  { name: 'index.html', data: head + body },
  other,
  { name: 'img/a.svg', data: '<svg xmlns="http://www.w3.org/2000/svg" id="s"/>' },
  { name: 'menu/index.html', data: `${head}menu` },
  ...more,
];

const codesOf = async (body: string, ...more: EntrySpec[]): Promise<string[]> => {
  const findings = await findingsOf(site(body, ...more));
  return findings.map((finding) => finding.code).filter((code) => code !== 'DOC-UNUSED');
};

const link = (href: string): string => `<a href="${href}">x</a>`;

test.each([
  'Pages/Größe.html',
  'Pages/Gr%C3%B6%C3%9Fe.html',
  './Pages/../Pages/Größe.html#stop',
  'Pages/Größe.html#go',
  '  Pages/Größe.html  ',
  'index.html',
  '#',
  '#top',
  'mailto:a@example.com',
  'tel:+49',
  'javascript:void(0)',
  'data:text/plain,x',
])('a sound link: %s', async (href) => {
  expect(await codesOf(link(href))).toEqual([]);
});

test.each([
  ['LINK-BROKEN', 'gone.html'],
  ['LINK-CASE', 'pages/größe.html'],
  ['LINK-CASE', 'Pages/Gro%CC%88%C3%9Fe.html'],
  ['LINK-FRAGMENT', 'Pages/Größe.html#gone'],
  ['LINK-FRAGMENT', '#gone'],
  ['LINK-FOLDER', 'img/'],
  ['LINK-INDEX', 'menu/'],
  ['LINK-INDEX', 'menu'],
  ['LINK-INDEX', 'menu/#top'],
  ['LINK-INDEX', './'],
  ['LINK-OUTSIDE', '../other/index.html'],
  ['LINK-ROOT', '/index.html'],
  ['LINK-LOCAL', 'file:///C:/manual/index.html'],
  ['LINK-LOCAL', 'C:\\manual\\index.html'],
  ['LINK-LOCAL', '\\\\server\\manual\\index.html'],
  ['LINK-BACKSLASH', 'menu\\index.html'],
  ['LINK-QUERY', 'menu/index.html?print=1'],
  ['LINK-MALFORMED', 'menu/%zz.html'],
  ['LINK-MALFORMED', 'mk:@MSITStore:a.chm'],
  ['LINK-MALFORMED', 'http://'],
  ['LINK-EMPTY', ''],
  ['LINK-EXTERNAL', 'https://example.com/'],
  ['LINK-EXTERNAL', '//example.com/a'],
])('%s: %s', async (code, href) => {
  expect(await codesOf(link(href))).toEqual([code]);
});

test('LINK-BROKEN is grouped by target, with every place, the nearest name, and line and column', async () => {
  const body = `${link('Pages/Gröse.html')}\n  ${link('Pages/Gröse.html#x')}${link('elsewhere/a.svg')}`;
  const findings = await findingsOf(site(body));
  expect(findings.filter((finding) => finding.code === 'LINK-BROKEN')).toMatchObject([
    {
      severity: 'warning',
      params: { target: 'Pages/Gröse.html', nearest: 'Pages/Größe.html' },
      count: 2,
      line: 2,
      column: 1,
      places: [
        { entry: 'index.html', line: 2, column: 1 },
        { entry: 'index.html', line: 3, column: 3 },
      ],
    },
    { params: { target: 'elsewhere/a.svg', nearest: 'img/a.svg' }, count: 1 },
  ]);
});

test('LINK-BROKEN: an e-mail address without mailto:', async () => {
  expect((await findingOf('LINK-BROKEN', site(link('service@example.com')))).params).toMatchObject({
    hint: 'mailto',
  });
});

test('LINK-BROKEN: a web address without https://', async () => {
  expect((await findingOf('LINK-BROKEN', site(link('www.example.com/a')))).params).toMatchObject({
    hint: 'https',
  });
});

const nearestOf = async (href: string): Promise<unknown> =>
  (await findingOf('LINK-BROKEN', site(link(href)))).params['nearest'];

test('LINK-BROKEN: an index page is proposed only if its folder has the same name', async () => {
  expect(await nearestOf('old/menu/index.html')).toBe('menu/index.html');
  expect(await nearestOf('gone/index.html')).toBeUndefined();
});

test('LINK-CASE gives the correct spelling', async () => {
  expect(await findingOf('LINK-CASE', site(link('MENU/index.html')))).toMatchObject({
    params: { expected: 'menu/index.html' },
    repairable: true,
  });
});

test('LINK-FRAGMENT is checked after all pages were read, in any order', async () => {
  const back = {
    name: 'z.html',
    data: `${head}<p id="here">${link('index.html#start')}${link('index.html#no')}`,
  };
  const findings = await findingsOf(site(`<p id="start">${link('z.html#here')}${link('z.html#gone')}`, back));
  expect(findings.filter((finding) => finding.code === 'LINK-FRAGMENT')).toMatchObject([
    { params: { target: 'index.html', fragment: 'no' }, entry: 'z.html' },
    { params: { target: 'z.html', fragment: 'gone' }, entry: 'index.html' },
  ]);
});

test('a fragment is compared as written, then decoded; script routes and text directives are ignored', async () => {
  const body = `<p id="größe 1">${link('#gr%C3%B6%C3%9Fe%201')}${link('#!/route')}${link('#/route')}${link('#:~:text=a')}`;
  expect(await codesOf(body)).toEqual([]);
});

test('a file name with a slash, question mark or hash needs an escape', async () => {
  const odd: EntrySpec = { name: 'a#1.html', data: `${head}x` };
  expect(await codesOf(link('a%231.html'), odd)).toEqual([]);
  expect(await codesOf(link('a#1.html'), odd)).toContain('LINK-BROKEN');
  expect(await codesOf(link('menu%2Findex.html'))).toEqual(['LINK-BROKEN']);
});

test.each([
  ['<img src="https://example.com/a.png">'],
  ['<script src="//cdn.example.com/x.js"></script>'],
  ['<link rel="stylesheet" href="https://example.com/a.css">'],
  ['<iframe src="https://example.com/"></iframe>'],
  ['<style>@import "https://example.com/a.css";</style>'],
  ['<p style="background: url(https://example.com/a.png)">'],
  ['<img srcset="img/a.svg 1x, https://example.com/b.png 2x">'],
  ['<video poster="https://example.com/a.jpg"></video>'],
  ['<svg><image xlink:href="https://example.com/a.png"/></svg>'],
])('RES-EXTERNAL: %s', async (body) => {
  expect((await codesOf(body)).filter((code) => code !== 'DOC-SCRIPTS')).toEqual(['RES-EXTERNAL']);
});

test('a reference that only points to the internet is not a missing resource', async () => {
  const body =
    '<link rel="canonical" href="https://a.example/"><link rel="preconnect" href="https://b.example">';
  expect(await codesOf(body)).toEqual([]);
});

test('LINK-EXTERNAL is one finding with the number of hosts', async () => {
  const body = link('https://a.example/1') + link('https://a.example/2') + link('https://b.example/');
  expect(await findingOf('LINK-EXTERNAL', site(body))).toMatchObject({
    params: { links: 3, hostCount: 2, hosts: 'a.example (2), b.example (1)' },
  });
});

test('addresses in style sheets are relative to the sheet: url(), @import, escapes, comments, namespaces', async () => {
  const css = [
    '@charset "utf-8"; @namespace svg url(http://www.w3.org/2000/svg);',
    '@import url("b.css"); @import "../img/a.svg";',
    'a { background: url(../img/\\61.svg) } /* url(no.png) */',
    'b { background: url(gone.png); content: "plain.png" }',
  ].join('\n');
  const findings = await findingsOf(
    site(
      '<link rel=stylesheet href=css/a.css>',
      { name: 'css/a.css', data: css },
      { name: 'css/b.css', data: 'a{}' },
    ),
  );
  expect(
    findings.filter((finding) => finding.code.startsWith('LINK-') || finding.code === 'RES-EXTERNAL'),
  ).toMatchObject([{ code: 'LINK-BROKEN', params: { target: 'css/gone.png' }, entry: 'css/a.css', line: 4 }]);
});

test('every attribute that holds an address is read', async () => {
  const body = [
    '<img src=1.png>',
    '<img srcset="2.png 1x, 3.png 2x">',
    '<video poster=4.png></video>',
    '<object data=5.png></object>',
    '<form action=6.html></form>',
    '<svg><use xlink:href="7.svg#x"/></svg>',
    '<area href=8.html>',
    '<audio src=9.mp3></audio>',
    '<body background=10.png>',
    '<input type=image src=11.png>',
    '<link rel=next href=12.html>',
    '<noscript><img src=13.png></noscript>',
  ].join('\n');
  const findings = await findingsOf(site(body));
  const targets = findings
    .filter((finding) => finding.code === 'LINK-BROKEN')
    .map((finding) => finding.params['target']);
  expect(targets.map((target) => Number.parseInt(String(target), 10)).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
});

test("comments, scripts and text areas aren't read as markup", async () => {
  const body =
    '<!-- <a href="1.html"> --><script>"<a href=2.html>"</script><textarea><a href="3.html"></textarea>';
  expect(await codesOf(body)).toEqual(['DOC-SCRIPTS']);
});

test('XHTML and SVG are read as XML', async () => {
  const xhtml = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><title>x</title>
    <script src="gone.js"/></head><body><a id="here"/><a href="#here">x</a><a href="gone.html">y</a></body></html>`;
  const findings = await findingsOf(site(link('x.xhtml#here'), { name: 'x.xhtml', data: xhtml }));
  const broken = findings
    .filter((finding) => finding.code === 'LINK-BROKEN')
    .map((finding) => finding.params['target']);
  expect(broken).toEqual(['gone.js', 'gone.html']);
});

test('[MANUAL-16] at most 25 places are listed and the rest counted', async () => {
  const finding = await findingOf('LINK-BROKEN', site(link('gone.html').repeat(40)));
  expect(finding.count).toBe(40);
  expect(finding.places).toHaveLength(25);
});

test('[MANUAL-16] thousands of broken targets become 500 findings and one for the rest', async () => {
  const body = Array.from({ length: 3_000 }, (_, at) => link(`gone-${at}.html`)).join('');
  const findings = (await findingsOf(site(body))).filter((finding) => finding.code === 'LINK-BROKEN');
  expect(findings).toHaveLength(501);
  expect(findings.reduce((sum, finding) => sum + finding.count, 0)).toBe(3_000);
});
