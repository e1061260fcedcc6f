import { extensionOf } from './extension.ts';

/** The best known extension of a type comes first. */
const byExtension: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  css: 'text/css',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  eot: 'application/vnd.ms-fontobject',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heic',
  html: 'text/html',
  htm: 'text/html',
  shtm: 'text/html',
  shtml: 'text/html',
  ehtml: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  jpe: 'image/jpeg',
  jfif: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
  tif: 'image/tiff',
  ttf: 'font/ttf',
  txt: 'text/plain',
  text: 'text/plain',
  log: 'text/plain',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xhtml: 'application/xhtml+xml',
  xhtm: 'application/xhtml+xml',
  xht: 'application/xhtml+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ppt: 'application/vnd.ms-powerpoint',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** Returns the MIME type of a file name's extension. The content is never read. */
export function mediaTypeOf(fileName: string): string | undefined {
  const extension = extensionOf(fileName);
  return Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined;
}

/** Returns the best known extension of a MIME type. */
export const extensionOfType = (type: string | undefined): string | undefined =>
  Object.keys(byExtension).find((extension) => byExtension[extension] === type);

/** Returns true if a browser may display such a file; markup and scripts of regular files are only downloaded. */
export const isShownInline = (mediaType: string): boolean =>
  mediaType === 'application/pdf' ||
  mediaType === 'text/plain' ||
  mediaType === 'text/csv' ||
  (mediaType.startsWith('image/') && mediaType !== 'image/svg+xml');
