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
  line: (line: number) => `line ${line}`,
  more: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
  saveJson: 'Save as JSON',
};
