import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts for repairing a manual and informing its author. */
export const repairEn = {
  reading: 'Reading every page…',
  making: 'Creating the copy…',
  checking: 'Checking the copy…',
  cancel: 'Cancel',
  intro: 'Your file isn’t changed. The copy gets the selected repairs only; text and scripts stay the same.',
  nothing: 'Only the manual’s author can fix these problems.',
  whichFiles: (count: number) =>
    plural(count, { one: () => 'Which file', other: (n) => `Which files (${n})` }),
  places: (entry: string, count: number) =>
    plural(count, { one: () => entry, other: (n) => `${entry}, ${n} places` }),
  moreFiles: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
  items: {
    unwrap: (folder: string) => `Take everything out of the folder “${folder}”`,
    adapted: (files: number) =>
      plural(files, {
        one: (n) => `Links in ${n} file go through the folder and are adapted.`,
        other: (n) => `Links in ${n} files go through the folder and are adapted.`,
      }),
    junk: (count: number) =>
      plural(count, {
        one: (n) => `Leave out ${n} system file`,
        other: (n) => `Leave out ${n} system files`,
      }),
    unsafe: (count: number) =>
      plural(count, {
        one: (n) => `Leave out ${n} file that isn’t allowed`,
        other: (n) => `Leave out ${n} files that aren’t allowed`,
      }),
    addStart: (page: string, name: string) => `Add a start page, ${name}, that leads to ${page}`,
    addStartHint: 'It opens that page automatically and has a link to it.',
    renameStart: (name: string, newName: string) => `Rename ${name} to ${newName}`,
    renamedLinks: (files: number) =>
      plural(files, {
        one: (n) => `Links to it in ${n} file follow.`,
        other: (n) => `Links to it in ${n} files follow.`,
      }),
    names: (count: number) =>
      plural(count, {
        one: (n) => `Write / for \\ in ${n} file name`,
        other: (n) => `Write / for \\ in ${n} file names`,
      }),
    case: (count: number) =>
      plural(count, {
        one: (n) => `Correct upper and lower case in ${n} link`,
        other: (n) => `Correct upper and lower case in ${n} links`,
      }),
    backslashes: (count: number) =>
      plural(count, {
        one: (n) => `Write / for \\ in ${n} link`,
        other: (n) => `Write / for \\ in ${n} links`,
      }),
  },
  compare: (before: string, after: string) => `Before: ${before}. Now: ${after}.`,
  none: 'no problems',
  save: 'Save the copy',
  close: 'Close',
  failed: {
    unreadable: 'The file could not be read. It may have been moved, changed, or be open elsewhere.',
    unavailable: 'This browser couldn’t do the repair.',
  },
  copyReport: 'Copy report',
  saveReport: 'Save report',
  printable: 'Save to print',
  printed: (date: string) => `Printed from a check on ${date}`,
};

export type RepairMessages = typeof repairEn;
