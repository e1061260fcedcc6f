import { extensionOf } from './extension.ts';
import type { FileType } from './file-type.ts';
import { imageTypes } from './image/image-types.ts';

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
  'wordperfect',
  'zip',
] as const satisfies readonly FileType[];

/** Documents that are ZIPs. */
export const packageTypes = [
  'docx',
  'xlsx',
  'pptx',
  'vsdx',
  'opendocument',
  'epub',
  'jar',
  'aasx',
] as const satisfies readonly FileType[];

/** Contents that open as text whatever the name says. */
const texts = [...webPages, 'utf-32', 'svg', 'rtf', 'dxf', 'step'] as const satisfies readonly FileType[];

/** Group of extensions whose files have one of these contents. */
interface NamedType {
  readonly extensions: string;
  readonly contents: readonly FileType[];
}

/**
 * Contents by what a file is by its name. Programs save web pages and tables of text as `.doc` and
 * `.xls`, and show any image whatever the name says, so that these are no contradictions. The expected
 * content comes first.
 */
const namedTypes: readonly NamedType[] = [
  { extensions: 'pdf', contents: ['pdf'] },
  { extensions: 'docx docm dotx dotm', contents: ['docx', 'encrypted-office'] },
  { extensions: 'xlsx xlsm xltx xltm xlsb', contents: ['xlsx', 'encrypted-office'] },
  { extensions: 'pptx pptm ppsx ppsm potx potm', contents: ['pptx', 'encrypted-office'] },
  { extensions: 'vsdx vsdm vstx', contents: ['vsdx', 'encrypted-office'] },
  { extensions: 'odt ods odp odg odf ott ots otp', contents: ['opendocument'] },
  { extensions: 'doc dot xls xlt ppt pps rtf', contents: [...oldOffice, ...webPages] },
  { extensions: 'wpd wp5 wp6', contents: ['wordperfect'] },
  { extensions: 'vsd', contents: ['visio', 'vsdx', 'ole'] },
  { extensions: 'msg', contents: ['outlook', 'ole'] },
  { extensions: 'jpg jpeg jpe jfif png gif webp bmp tif tiff heic heif avif', contents: imageTypes },
  { extensions: 'svg', contents: ['svg', 'xml', 'text', 'gzip'] },
  { extensions: 'svgz', contents: ['gzip', 'svg'] },
  { extensions: 'dwg', contents: ['dwg'] },
  { extensions: 'dxf', contents: ['dxf', 'text'] },
  { extensions: 'step stp ifc', contents: ['step', 'text'] },
  { extensions: 'epub', contents: ['epub', 'zip'] },
  { extensions: 'jar war ear', contents: ['jar', 'zip'] },
  { extensions: 'aasx', contents: ['aasx', 'zip'] },
  { extensions: 'iirds', contents: ['iirds', 'zip'] },
  { extensions: 'rar', contents: ['rar'] },
  { extensions: '7z', contents: ['7z'] },
  { extensions: 'gz tgz', contents: ['gzip'] },
  { extensions: 'bz2 tbz2', contents: ['bzip2'] },
  { extensions: 'xz txz', contents: ['xz'] },
  // Not recognized, but none of the others.
  { extensions: 'mp4 m4v mov avi mkv webm wmv mp3 wav', contents: [] },
  { extensions: 'txt csv tsv log md json xml', contents: texts },
  { extensions: 'html htm xhtml xht shtml shtm ehtml', contents: texts },
];

const contentsByExtension = new Map(
  namedTypes.flatMap(({ extensions, contents }) =>
    extensions.split(' ').map((extension) => [extension, contents] as const),
  ),
);

/** Names of files that are text. */
const textExtensions = new Set(['txt', 'csv', 'tsv', 'log', 'md', 'json']);

/** Names of programs and of what a system runs or installs. */
const programExtensions = new Set(
  'exe com scr pif cpl msi msp msix appx dll sys bat cmd ps1 vbs vbe wsf hta sh apk deb rpm dmg'.split(' '),
);

/** Returns true if a file of this name can't have this content. False for names and contents that don't tell. */
export const contradicts = (name: string, type: FileType): boolean =>
  isKnownName(name) && type !== 'unknown' && type !== 'empty' && !promisedBy(name).includes(type);

/** Returns true if the name of a file says what its content is, or isn't. */
export const isKnownName = (name: string): boolean => contentsByExtension.has(extensionOf(name));

/** Returns the contents that the name of a file promises; empty if it promises none that is recognized. */
export const promisedBy = (name: string): readonly FileType[] =>
  contentsByExtension.get(extensionOf(name)) ?? [];

/** Returns true for names of text. */
export const isNamedText = (name: string): boolean => textExtensions.has(extensionOf(name));

/** Returns true for names of programs. */
export const isNamedProgram = (name: string): boolean => programExtensions.has(extensionOf(name));

/** Returns true for the name of a PDF. */
export const isNamedPdf = (name: string): boolean => extensionOf(name) === 'pdf';
