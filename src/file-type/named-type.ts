import { extensionOf } from './extension.ts';
import type { FileType } from './file-type.ts';
import { imageTypes } from './image-types.ts';
import { isPageName } from './page-names.ts';

const webPages = ['html', 'xml', 'text'] as const satisfies readonly FileType[];
const oldOffice = [
  'doc',
  'xls',
  'ppt',
  'visio',
  'ole',
  'rtf',
  'docx',
  'xlsx',
  'pptx',
  'encrypted-office',
  'zip',
] as const satisfies readonly FileType[];

/** Group of extensions whose files have one of these contents. */
interface NamedType {
  readonly extensions: string;
  readonly contents: readonly FileType[];
}

/**
 * Contents by what a file is by its name. Programs save web pages and tables of text as `.doc` and
 * `.xls`, and show any image whatever the name says, so that these are no contradictions.
 */
const namedTypes: readonly NamedType[] = [
  { extensions: 'docx docm dotx dotm', contents: ['docx', 'encrypted-office'] },
  { extensions: 'xlsx xlsm xltx xltm xlsb', contents: ['xlsx', 'encrypted-office'] },
  { extensions: 'pptx pptm ppsx ppsm potx potm', contents: ['pptx', 'encrypted-office'] },
  { extensions: 'odt ods odp odg odf ott ots otp', contents: ['opendocument'] },
  { extensions: 'doc dot xls xlt ppt pps', contents: [...oldOffice, ...webPages] },
  { extensions: 'jpg jpeg png gif webp bmp tif tiff heic heif avif', contents: imageTypes },
  { extensions: 'svg', contents: ['svg', 'xml', 'text', 'gzip'] },
  { extensions: 'svgz', contents: ['gzip', 'svg'] },
  { extensions: 'dwg', contents: ['dwg'] },
  { extensions: 'dxf', contents: ['dxf', 'text'] },
  { extensions: 'step stp', contents: ['step', 'text'] },
  { extensions: 'epub', contents: ['epub', 'zip'] },
  { extensions: 'jar war ear', contents: ['jar', 'zip'] },
  { extensions: 'aasx', contents: ['aasx', 'zip'] },
];

const contentsByExtension = new Map(
  namedTypes.flatMap(({ extensions, contents }) =>
    extensions.split(' ').map((extension) => [extension, contents] as const),
  ),
);

/** Names of files that are text. */
const textExtensions = new Set(['txt', 'csv', 'tsv', 'log', 'md', 'json']);

/** Contents that open as text whatever the name says. */
const texts: readonly FileType[] = [...webPages, 'utf-32', 'svg', 'rtf', 'dxf', 'step'];

/** Names of programs and of what a system runs or installs. */
const programExtensions = new Set(
  'exe com scr pif cpl msi msp msix appx dll sys bat cmd ps1 vbs vbe wsf hta sh apk deb rpm dmg'.split(' '),
);

/** Returns true if a file of this name can't have this content. False for names and contents that don't tell. */
export function contradicts(name: string, type: FileType): boolean {
  const isText = isNamedText(name) || isPageName(name);
  const contents = contentsByExtension.get(extensionOf(name)) ?? (isText ? texts : undefined);
  return contents !== undefined && type !== 'unknown' && type !== 'empty' && !contents.includes(type);
}

/** Returns the contents that the name of a file promises; empty if it promises none. */
export const promisedBy = (name: string): readonly FileType[] =>
  contentsByExtension.get(extensionOf(name)) ?? [];

/** Returns true for names of text. */
export const isNamedText = (name: string): boolean => textExtensions.has(extensionOf(name));

/** Returns true for names of programs. */
export const isNamedProgram = (name: string): boolean => programExtensions.has(extensionOf(name));

/** Returns true for the name of a PDF. */
export const isNamedPdf = (name: string): boolean => extensionOf(name) === 'pdf';
