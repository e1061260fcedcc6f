import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the preview of a manual; loaded with it. */
export const previewEn = {
  title: (file: string) => `Preview of ${file}`,
  frame: 'The manual',
  close: 'Close preview',
  back: 'Back',
  forward: 'Forward',
  pages: (count: number) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
  pageList: 'Pages of the manual',
  search: 'Search pages',
  nothing: 'No matching pages.',
  readingTitles: 'Still reading titles.',
  width: 'Width',
  widths: { phone: 'Phone', tablet: 'Tablet', full: 'Full' },
  opening: 'Opening the manual…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: (n) => `${n} file used by this page is on the internet, not in the ZIP`,
        other: (n) => `${n} files used by this page are on the internet, not in the ZIP`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: (n) => `${n} file used by this page is missing from the ZIP`,
        other: (n) => `${n} files used by this page are missing from the ZIP`,
      }),
    spelling: (count: number) =>
      plural(count, {
        one: (n) => `${n} file used by this page is spelled differently in the ZIP`,
        other: (n) => `${n} files used by this page are spelled differently in the ZIP`,
      }),
    damaged: (count: number) =>
      plural(count, { one: (n) => `${n} file is damaged`, other: (n) => `${n} files are damaged` }),
    'too-large': (count: number) =>
      plural(count, {
        one: (n) => `${n} file is too large for the preview`,
        other: (n) => `${n} files are too large for the preview`,
      }),
    more: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
  },
  spellingFixable: 'Repairing the manual corrects these links, except in scripts.',
  outside: (url: string) => `This link leads to ${url}, outside the manual. The preview doesn’t open it.`,
  placeHidden: (line: number) => `The finding is in line ${line}, in a part of the page that isn’t visible.`,
  absent: (path: string) => `${path} isn’t in the ZIP. Readers get an error here, too.`,
  unshown: (path: string, size: string) =>
    `${path} (${size}) is in the ZIP but can’t be shown here. Readers open it in another program.`,
  dismiss: 'Dismiss',
  emptyWithoutScripts:
    'This page is empty without its scripts, which the preview doesn’t run; choose another page from the list.',
  failures: {
    unreadable: 'The file could not be read. It may have been moved or changed; choose it again.',
    unsafe: 'Nothing in this ZIP can be shown: it is damaged or unsafe.',
    crashed: 'The preview stopped working. Close it and open it again.',
    frame: 'The preview isn’t available here. Contact your administrator.',
  },
  frameFacts: {
    blocked: (origin: string) =>
      `The Content-Security-Policy of this page blocks the preview. Add ${origin} to frame-src.`,
    silent: (url: string) =>
      `${url} did not start. The web server must send this file with its own Content-Security-Policy, which allows inline scripts and names this page in frame-ancestors.`,
  },
};

/** Shape of the preview's texts. */
export type PreviewMessages = typeof previewEn;
