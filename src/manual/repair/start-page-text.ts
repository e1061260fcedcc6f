import { relativePath } from './rewrite-address.ts';

/** Name of the page that is added to a manual without a start page. */
export const startPageName = 'index.html';

/** Target of an added start page. */
export interface StartTarget {
  /** Path of the page, from the root of the archive. */
  readonly target: string;
  readonly title: string;
  readonly language?: string | undefined;
}

/** Writes a page that redirects at once, with a link for readers that don't follow. It adds no text. */
export function startPageText({ target, title, language }: StartTarget): string {
  const address = relativePath(startPageName, target);
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
