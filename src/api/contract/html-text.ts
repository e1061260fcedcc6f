import { decodeEntities } from './html-entities.ts';

/** Text of a page without its markup; neither cleaned nor clipped. */
export interface HtmlText {
  readonly title: string;
  /** Text of the first-level headings. */
  readonly heading: string;
  readonly text: string;
}

/** Characters read of a page; error pages say nothing useful beyond. */
const maxScanned = 65_536;

const silent = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'font',
  'i',
  'kbd',
  'small',
  'span',
  'strong',
  'tt',
  'u',
]);

const isLetter = (char: string | undefined): boolean => char !== undefined && /[a-z]/i.test(char);

/** Index after the `>` of the tag that starts at `start`; a `>` inside a quoted attribute value does not end it. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  let previous = '';
  for (let at = start; at < html.length; at++) {
    const char = html.charAt(at);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '>') {
      return at + 1;
    } else if ((char === '"' || char === "'") && previous === '=') {
      quote = char;
    }
    if (char.trim() !== '') previous = char;
  }
  return html.length;
}

function nameAt(html: string, start: number): string {
  let end = start;
  while (end < html.length && end - start < 20 && !'/> \t\r\n\f'.includes(html.charAt(end))) end++;
  return html.slice(start, end).toLowerCase();
}

/** Index of the end tag of the element `name`, or the end of the text: an unclosed script hides the rest. */
function endOfSilence(html: string, start: number, name: string): number {
  for (let at = html.indexOf('</', start); at !== -1; at = html.indexOf('</', at + 2)) {
    if (nameAt(html, at + 2) === name) return endOfTag(html, at);
  }
  return html.length;
}

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly end: number;
}

/** Returns the markup that starts at the `<` at index `at`, or `undefined` if that `<` is text. */
function readTag(html: string, at: number): Tag | undefined {
  const next = html.charAt(at + 1);
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4);
    return { name: '!', isEnd: false, end: end === -1 ? html.length : end + 3 };
  }
  if (next === '!' || next === '?') return { name: '!', isEnd: false, end: endOfTag(html, at) };
  const isEnd = next === '/';
  const nameStart = isEnd ? at + 2 : at + 1;
  if (!isLetter(html.charAt(nameStart))) return undefined;
  const name = nameAt(html, nameStart);
  const isSilent = !isEnd && silent.has(name);
  const end = endOfTag(html, at);
  return { name, isEnd, end: isSilent ? endOfSilence(html, end, name) : end };
}

/**
 * Returns the text of an HTML or XML page in one scan from left to right: pages are untrusted, and a regular expression
 * over markup is wrong or slow on a page built to break it.
 */
export function htmlText(page: string): HtmlText {
  const html = page.slice(0, maxScanned);
  const texts = { title: '', h1: '', text: '' };
  let place: 'title' | 'h1' | 'text' = 'text';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const textEnd = open === -1 ? html.length : open;
    texts[place] += html.slice(at, textEnd);
    if (open === -1) break;
    const tag = readTag(html, open);
    if (tag === undefined) {
      texts[place] += '<';
      at = open + 1;
      continue;
    }
    at = tag.end;
    if (tag.name === 'title' || tag.name === 'h1') place = tag.isEnd ? 'text' : tag.name;
    if (!inline.has(tag.name)) texts[place] += ' ';
  }
  return {
    title: decodeEntities(texts.title),
    heading: decodeEntities(texts.h1),
    text: decodeEntities(texts.text),
  };
}
