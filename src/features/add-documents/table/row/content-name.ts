import type { DocumentFinding } from '#document/document-report.ts';
import type { FileType } from '#file-type/file-type.ts';
import { isImageType } from '#file-type/image/image-types.ts';
import type { DocumentTexts } from '#i18n/messages/en/files.ts';
import { shownName } from '#lib/text/shown-name.ts';

/** Types with a name in the texts. */
const namedTypes: Readonly<Partial<Record<FileType, keyof DocumentTexts['types']>>> = {
  docx: 'word',
  doc: 'word',
  xlsx: 'spreadsheet',
  xls: 'spreadsheet',
  pptx: 'presentation',
  ppt: 'presentation',
  opendocument: 'openDocument',
  'encrypted-office': 'office',
  outlook: 'email',
  vsdx: 'visio',
  visio: 'visio',
  epub: 'epub',
  jar: 'jar',
  aasx: 'aasx',
  dwg: 'dwg',
  dxf: 'dxf',
  step: 'step',
  svg: 'svg',
};

type NamedContent = Exclude<keyof DocumentTexts['contents'], 'archive' | 'image'>;

/** Contents that are named only under a wrong file name. */
const namedContents: Readonly<Partial<Record<FileType, NamedContent>>> = {
  pdf: 'pdf',
  html: 'webPage',
  xml: 'xml',
  text: 'text',
  'utf-32': 'text',
  rtf: 'rtf',
  exe: 'program',
  elf: 'program',
};

const archives = new Set<FileType>(['zip', 'rar', '7z', 'gzip', 'bzip2', 'xz']);

/** Returns the name of a document's type, such as "Word document"; others are known by their file names. */
export function typeName(type: FileType, { types }: DocumentTexts): string | undefined {
  const name = namedTypes[type];
  return name && types[name];
}

/** Returns the title of a finding, with what the file holds instead if its name is wrong. */
export function findingTitle(
  { code, params }: DocumentFinding,
  fileName: string,
  texts: DocumentTexts,
): string {
  const { title } = texts.findings[code];
  const content = contentName(params.content, texts);
  if (content === undefined) return title;
  if (code === 'PDF-NOT-PDF') return texts.isInstead(title, content);
  const [extension] = /\.[^.]+$/.exec(fileName) ?? [];
  return code === 'FILE-TYPE' && extension !== undefined
    ? texts.isNot(shownName(extension.toLowerCase()), content)
    : title;
}

function contentName(content: FileType | undefined, texts: DocumentTexts): string | undefined {
  if (content === undefined) return undefined;
  if (archives.has(content)) return texts.contents.archive(content.toUpperCase());
  if (isImageType(content)) return texts.contents.image(content === 'webp' ? 'WebP' : content.toUpperCase());
  const name = namedContents[content];
  return name ? texts.contents[name] : typeName(content, texts);
}
