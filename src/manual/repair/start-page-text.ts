import { resolveAddress } from '../links/resolve.ts';
import { relativePath } from './rewrite-address.ts';

/** Stands for any page at the top: relative addresses are the same from all of them. */
const atTop = 'index.html';

/** Target of an added start page. */
export interface StartTarget {
  /** Path of the page, from the root of the archive. */
  readonly target: string;
  readonly title: string;
  readonly language?: string | undefined;
}

/** Writes a page that redirects at once, with a link for readers that don't follow. It adds no text. */
export function startPageText({ target, title, language }: StartTarget): string {
  const address = relativePath(atTop, target);
  const lang = language === undefined ? '' : ` lang="${escaped(language)}"`;
  return [
    '<!doctype html>',
    `<html${lang}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<title>${escaped(title)}</title>`,
    '</head>',
    '<body>',
    `<p><a href="${address}">${escaped(title)}</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const addressPattern = /<meta http-equiv="refresh" content="0; url=([^"]*)">/;
const titlePattern = /<title>([^<]*)<\/title>/;
const languagePattern = /^<html lang="([^"]*)">$/m;

/** A title is one line; nothing longer is compared. */
const maxLength = 2 ** 16;

/** Returns the page that a text made by `startPageText` leads to; undefined for any other text. */
export function startPageTarget(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const address = addressPattern.exec(text)?.[1];
  const title = titlePattern.exec(text)?.[1];
  if (address === undefined || title === undefined) return undefined;
  const resolution = resolveAddress(address, atTop);
  if (resolution.kind !== 'inside') return undefined;
  const language = languagePattern.exec(text)?.[1];
  const target = resolution.path;
  const start = {
    target,
    title: unescaped(title),
    ...(language !== undefined && { language: unescaped(language) }),
  };
  return startPageText(start) === text ? target : undefined;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
