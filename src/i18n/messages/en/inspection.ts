import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** The words of the inspection of a ZIP in its row and its panel, in English; loaded with them. */
export const inspectionEn = {
  review: 'Review',
  canBeManual: 'Can be uploaded as an offline manual',
  ready: 'Ready to upload',
  pages: (count: number) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
  files: (count: number) => plural(count, { one: (n) => `${n} file`, other: (n) => `${n} files` }),
  startsAt: (page: string) => `starts at ${page}`,
  canBeFixed: (count: number) =>
    plural(count, {
      one: (n) => `${n} can be fixed automatically`,
      other: (n) => `${n} can be fixed automatically`,
    }),
  fixable: 'Fixable',
  withFixable: (text: string, count: number) => plural(count, { other: (n) => `${text}, ${n} fixable` }),
  places: (count: number) => plural(count, { one: (n) => `${n} place`, other: (n) => `${n} places` }),
  repairAndUse: 'Repair and use',
  fixMore: (count: number) =>
    plural(count, {
      one: (n) => `Fix ${n} more problem and use`,
      other: (n) => `Fix ${n} more problems and use`,
    }),
  done: 'Done',
  keepAsRegular: 'Keep as regular file',
  chooseStart: 'Choose start page',
  changeStart: 'Change start page',
  startHint: (name: string) =>
    `Readers begin on this page. Your file isn’t changed: the copy gets a page named ${name} that opens it.`,
  useAsStart: 'Use as start page',
  allPages: 'Show all pages',
  reviewChanges: 'Review changes',
  inUse: 'Repaired copy in use',
  withRegular: (upload: string, count: number) =>
    plural(count, {
      one: (n) => `${upload}, ${n} as regular file`,
      other: (n) => `${upload}, ${n} as regular files`,
    }),
  allRegular: (upload: string, count: number) =>
    plural(count, { one: () => `${upload} as regular file`, other: () => `${upload} as regular files` }),
  folder: {
    isPackage: (name: string) => `“${name}” looks like a handover package`,
    asPackage: 'As a package',
    packing: 'Creating the package…',
  },
  found: (count: number) => plural(count, { other: (n) => `Findings (${n})` }),
  search: 'Search findings',
  show: 'Show',
  all: 'All',
  nothing: 'No matching findings.',
  moreInReport: (count: number) =>
    plural(count, {
      one: (n) => `${n} more is in the report.`,
      other: (n) => `${n} more are in the report.`,
    }),
  reportTitle: (file: string) => `Inspection of ${file}`,
  verdict: {
    manual: 'This is an offline manual.',
    'not-a-manual': 'This isn’t an offline manual.',
    unsafe: 'This ZIP is damaged or unsafe.',
  },
  facts: (startPage: string, pages: string, files: string) =>
    `Start page: ${startPage}. Pages: ${pages}. Files: ${files}.`,
  noStartPage: 'none',
  toDo: (remedy: string) => `What to do: ${remedy}`,
  forAuthor: (remedy: string) => `For the author: ${remedy}`,
  nearest: (name: string) => `Did you mean ${name}?`,
  missing: (scheme: string) => `Is ${scheme} missing at the start?`,
};

/** Texts of the inspection in one language. */
export type InspectionMessages = typeof inspectionEn;
