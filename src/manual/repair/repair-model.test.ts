import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FindingCode } from '#manual/codes.ts';
import type { InspectionReport } from '#manual/report.ts';

import { bytesOf, zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { contentsOf, repairCopy } from '../../../tests/support/archives/repair-copy.ts';
import { repairedCode, type RepairItem } from './repair-item.ts';

/** Files of the generated manuals, with their correct names. */
const targets = [
  'index.html',
  'start page.html',
  'pages/Grüße.html',
  'pages/Tür/part(1).html',
  'img/Pump & valve.png',
  'style.css',
];

type Text = Extract<EntrySpec['data'], string>;
const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** A link: its target, its mistake, and the markup around it. */
const linkArbitrary = fc.record({
  target: pick(...targets, 'missing.html', 'pages/'),
  slip: pick('none', 'none', 'upper', 'capital', 'backslash', 'both'),
  form: pick('href', 'single', 'bare', 'srcset', 'style', 'sheet', 'refresh', 'src'),
  tail: pick('', '', '#top', '?v=1&x=2#a'),
  isEncoded: fc.boolean(),
  through: pick('', '', './', 'wrapper'),
});
type Link = typeof linkArbitrary extends fc.Arbitrary<infer T> ? T : never;

function slipped(path: string, slip: Link['slip']): string {
  const cased = slip === 'upper' || slip === 'both' ? path.toUpperCase() : path;
  const capital = slip === 'capital' ? cased.replace(/[a-z]/, (char) => char.toUpperCase()) : cased;
  return slip === 'backslash' || slip === 'both' ? capital.replaceAll('/', '\\') : capital;
}

/** Writes a link in the page `from`; `up` leads to the root of the manual. */
function writeLink(
  { target, slip, form, tail, isEncoded, through }: Link,
  up: string,
  wrapper: string,
): Text {
  const way =
    through === 'wrapper' && wrapper !== '' ? `${up}../${wrapper}` : `${through === './' ? './' : ''}${up}`;
  const path = slipped(way + target, slip);
  const needsCode =
    form === 'bare' || form === 'srcset' || form === 'style' || form === 'sheet' || form === 'refresh';
  const address =
    (isEncoded || needsCode
      ? encodeURI(path)
          .replace(/[()&]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
          .replaceAll('%5C', '\\')
      : path) + tail;
  const escaped = address.replaceAll('&', '&amp;');
  switch (form) {
    case 'href':
      return `<a title="x" href="${escaped}">link</a>`;
    case 'single':
      return `<A HREF = '${escaped}' >link</A>`;
    case 'bare':
      return `<img alt src=${escaped}>`;
    case 'src':
      return `<img\nsrc="${escaped}"\nalt="">`;
    case 'srcset':
      return `<img srcset="${escaped} 1x, ${escaped} 2x">`;
    case 'style':
      return `<p style="color: red; background: url('${escaped.replaceAll('\\', '\\\\')}')">x</p>`;
    case 'sheet':
      return `<style>p { background: url(${address.replaceAll('\\', '\\\\')}) }</style>`;
    default:
      return `<meta http-equiv="refresh" content="5; url=${escaped}">`;
  }
}

const pageArbitrary = fc.record({
  links: fc.array(linkArbitrary, { maxLength: 5 }),
  words: pick('Press', 'Grüße', '€ 5', 'Pumpe\r\n'),
  head: pick('<head>', '<head>', '<HEAD >', ''),
  encoding: pick('declared', 'declared', 'undeclared', 'windows-1252', 'mark'),
  base: pick('', '', '', '<base href="http://intranet/manual/">', '<base target="_top" href="/x/">'),
});
type PageSpec = typeof pageArbitrary extends fc.Arbitrary<infer T> ? T : never;

const manualArbitrary = fc.record({
  pages: fc.array(pageArbitrary, { minLength: 4, maxLength: 4 }),
  sheet: fc.array(linkArbitrary, { maxLength: 3 }),
  wrapper: pick('', 'Manual/', 'Press 42/'),
  start: pick('index.html', 'Index.HTML', 'none'),
  separator: pick('/', '/', '\\'),
  junk: fc.subarray(['__MACOSX/._index.html', '.DS_Store', 'pages/Thumbs.db', 'readme~']),
  method: pick(0, 8),
  descriptor: pick(undefined, 'signed' as const),
  ticked: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
});
type ManualSpec = typeof manualArbitrary extends fc.Arbitrary<infer T> ? T : never;

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text.replaceAll('€', '\x80'), (char) => char.charCodeAt(0));

function pageBytes(
  { links, words, head, encoding, base }: PageSpec,
  up: string,
  wrapper: string,
): Uint8Array {
  const declared = { declared: 'utf-8', 'windows-1252': 'windows-1252', undeclared: '', mark: '' }[encoding];
  const meta = declared === '' ? '' : `<meta charset="${declared}">`;
  const body = links.map((link) => writeLink(link, up, wrapper)).join('\n');
  const text = `<!doctype html><html lang="en">${head}${meta}${base}<title>Page</title><body>${words}${body}<script>x("IMG\\a")</script>`;
  if (encoding === 'windows-1252') return latin1(text);
  return bytesOf(encoding === 'mark' ? `\uFEFF${text}` : text);
}

function entriesOf({
  pages,
  sheet,
  wrapper,
  start,
  separator,
  junk,
  method,
  descriptor,
}: ManualSpec): EntrySpec[] {
  const [first, second, third, fourth] = pages as [PageSpec, PageSpec, PageSpec, PageSpec];
  const contents: [string, Uint8Array][] = [
    [targets[1]!, pageBytes(second, '', wrapper)],
    [targets[2]!, pageBytes(third, '../', wrapper)],
    [targets[3]!, pageBytes(fourth, '../../', wrapper)],
    [targets[4]!, bytesOf('\x89PNG\r\n\x1a\n')],
    [
      targets[5]!,
      bytesOf(
        sheet
          .map((link) => writeLink({ ...link, form: 'sheet' }, '', wrapper).replace(/<\/?style>/g, ''))
          .join('\n'),
      ),
    ],
  ];
  if (start === 'none') {
    // Leaves one candidate for the start page.
    contents.splice(0, 2);
    contents[0] = ['pages/index.htm', contents[0]![1]];
  } else contents.unshift([start, pageBytes(first, '', wrapper)]);
  const own = contents.map(([name, data]): [string, Uint8Array] => [wrapper + name, data]);
  const all = [
    ...own,
    ...junk.map((name): [string, Uint8Array] => [
      name.startsWith('_') ? name : wrapper + name,
      bytesOf('junk'),
    ]),
  ];
  return all.map(([name, data]) => ({
    name: name.replaceAll('/', separator),
    data,
    method,
    ...(descriptor && { descriptor }),
  }));
}

const countOf = ({ findings }: InspectionReport, ...codes: FindingCode[]): number =>
  findings.filter(({ code }) => codes.includes(code)).reduce((sum, { count }) => sum + count, 0);

/** Entries whose content a repair may change. */
const textsOf = (items: readonly RepairItem[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => ('texts' in item ? item.texts.map(({ entry }) => entry) : [])));

/** The new name of an entry, computed independently of the code under test. */
function nameAfter(name: string, items: readonly RepairItem[]): string | undefined {
  let after = name;
  for (const item of items) {
    if (item.kind === 'leave-out-junk' && item.entries.includes(name)) return undefined;
    if (item.kind === 'correct-names') after = after.replaceAll('\\', '/');
    const isRenamed = item.kind === 'rename-start-page' && item.entry === name;
    if (isRenamed) after = after.replace('Index.HTML', 'index.html');
  }
  const wrapper = items.find((item) => item.kind === 'unwrap')?.folder;
  return wrapper !== undefined && after.startsWith(wrapper) ? after.slice(wrapper.length + 1) : after;
}

const errorsOf = ({ findings }: InspectionReport): readonly FindingCode[] =>
  findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);

const brokenLinks = (report: InspectionReport): number =>
  countOf(report, 'LINK-BROKEN', 'LINK-OUTSIDE', 'LINK-FOLDER');

/** Places left of a repaired finding. */
const placesLeft = (item: RepairItem, after: InspectionReport): readonly unknown[] =>
  after.findings.filter(({ code }) => code === repairedCode[item.kind]).flatMap(({ places }) => places);

test("[REPAIR-2][REPAIR-3] no selected finding is left, and entries that the plan doesn't name are unchanged byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(manualArbitrary, async (spec) => {
      const file = zipFile(entriesOf(spec));
      const { items, before, after, copy } = await repairCopy(file, (_, at) => spec.ticked[at] === true);
      expect(items.flatMap((item) => placesLeft(item, after))).toEqual([]);
      const changed = textsOf(items);
      const contents = await contentsOf(copy);
      const unchanged = [...(await contentsOf(file))].flatMap(([name, bytes]) => {
        const newName = nameAfter(name, items);
        return newName === undefined ? [] : [{ newName, bytes: changed.has(name) ? undefined : bytes }];
      });
      expect([...contents.keys()]).toEqual(expect.arrayContaining(unchanged.map(({ newName }) => newName)));
      const unnamed = unchanged.filter(({ bytes }) => bytes !== undefined);
      expect(unnamed.map(({ newName }) => contents.get(newName))).toEqual(unnamed.map(({ bytes }) => bytes));
      expect(brokenLinks(after)).toBeLessThanOrEqual(brokenLinks(before));
      expect(errorsOf(before)).toEqual(expect.arrayContaining([...errorsOf(after)]));
    }),
    { numRuns: 150 },
  );
  // A time limit, not a measurement.
}, 180_000);
