import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the report on a manual. */
export const manualEn = {
  reading: (done: string, total: string) => `Checking, ${done} of ${total} files`,
  progress: 'Check of the manual',
  stop: 'Stop checking',
  stopped: 'Not everything was checked.',
  unread: (count: number) =>
    plural(count, {
      one: (n) => `${n} file was too large to check its links.`,
      other: (n) => `${n} files were too large to check their links.`,
    }),
  sound: 'No problems found',
  errors: (count: number) => plural(count, { one: (n) => `${n} error`, other: (n) => `${n} errors` }),
  warnings: (count: number) => plural(count, { one: (n) => `${n} warning`, other: (n) => `${n} warnings` }),
  infos: (count: number) => plural(count, { one: (n) => `${n} note`, other: (n) => `${n} notes` }),
  severity: { error: 'Error', warning: 'Warning', info: 'Note' },
  preview: 'Preview',
  showPlace: 'Show in preview',
  noPreview: 'The preview could not be loaded.',
  found: (count: number) => plural(count, { other: (n) => `Findings (${n})` }),
  line: (line: number) => `line ${line}`,
  more: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
  nearest: (name: string) => `Did you mean ${name}?`,
  missing: (scheme: string) => `Is ${scheme} missing at the start?`,
  toDo: (remedy: string) => `What to do: ${remedy}`,
  forAuthor: (remedy: string) => `For the author: ${remedy}`,
  search: 'Search findings',
  show: 'Show',
  all: 'All',
  nothing: 'No matching findings.',
  moreInReport: (count: number) =>
    plural(count, {
      one: (n) => `${n} more is in the report.`,
      other: (n) => `${n} more are in the report.`,
    }),
  saveJson: 'Save as JSON',
  reportTitle: (file: string) => `Inspection of ${file}`,
  verdict: {
    manual: 'This is an offline manual.',
    'not-a-manual': 'This isn’t an offline manual.',
    unsafe: 'This ZIP is damaged or unsafe.',
  },
  facts: (startPage: string, pages: string, files: string) =>
    `Start page: ${startPage}. Pages: ${pages}. Files: ${files}.`,
  noStartPage: 'none',
};
