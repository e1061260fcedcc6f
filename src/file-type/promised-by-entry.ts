import { extensionOf } from './extension.ts';
import type { ContentType } from './magic.ts';

const promised = new Map<string, readonly ContentType[]>(
  Object.entries({
    png: ['png'],
    jpg: ['jpeg'],
    jpeg: ['jpeg'],
    gif: ['gif'],
    webp: ['webp'],
    bmp: ['bmp'],
    tif: ['tiff'],
    tiff: ['tiff'],
    pdf: ['pdf'],
    svg: ['svg', 'xml', 'text'],
    css: ['text'],
    js: ['text'],
  }),
);

/**
 * Returns the contents that the name of a file in a manual promises, the expected one first; `undefined` for an extension
 * without a signature. Stricter than `promisedBy` about images, and without Office documents.
 */
export const promisedByEntry = (name: string): readonly ContentType[] | undefined =>
  promised.get(extensionOf(name));
