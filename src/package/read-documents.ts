import { packageTypeOf } from '#file-type/container-type.ts';
import { extensionOf } from '#file-type/extension.ts';
import { imageTypes } from '#file-type/image/image-types.ts';
import { isKnownName, isNamedText, promisedBy } from '#file-type/named-type.ts';
import { isPageName } from '#file-type/page-names.ts';
import { findStartPage } from '#manual/rules/start-page.ts';
import { baseName, folderOf } from '#zip/paths.ts';

import type { FileTree } from './container/file-tree.ts';
import { undescribedDocument, type DocumentReading } from './described-document.ts';
import type { PackageReading } from './package-reading.ts';
import type { ReadContext } from './read-context.ts';

/**
 * Reads a ZIP in which each file is a document. `undefined` for what is meant to be used as a whole: a manual
 * with a start page or mostly pages, a document or program that is a ZIP inside, and files among which is no document.
 */
export function readDocuments(files: FileTree, { limits }: ReadContext): PackageReading | undefined {
  const all = new Set(files.paths);
  const paths = files.paths.filter((path) => !isAppleDouble(path, all));
  if (paths.length > limits.maxDocuments || !isOfDocuments(paths)) return undefined;
  // Nothing can be taken out of it.
  if (paths.every((path) => files.isEncrypted(path))) return undefined;
  return {
    format: 'zip',
    titles: {},
    languages: [],
    objectIds: [],
    documents: paths.map((path) => documentOf(undescribedDocument(files, [path], path))),
    topics: 0,
    leftOut: files.leftOut + all.size - paths.length,
    findings: [],
  };
}

/** Whatever its type, the file is the document. */
const documentOf = ({ document, ...reading }: DocumentReading): DocumentReading => ({
  ...reading,
  document: { ...document, ...(document.files[0] && { mainFile: document.files[0] }) },
});

/** Outside of macOS, what it stores for `Plan.pdf` is a file `._Plan.pdf` beside it. */
const isAppleDouble = (path: string, all: ReadonlySet<string>): boolean =>
  baseName(path).startsWith('._') && all.has(folderOf(path) + baseName(path).slice(2));

function isOfDocuments(paths: readonly string[]): boolean {
  if (paths.includes('mimetype') || packageTypeOf(paths) !== undefined) return false;
  const pages = paths.filter(isPageName);
  if (findStartPage(paths).startPage !== undefined) return false;
  // Pages and programs come with images and texts of their own.
  const isSupplied =
    pages.length > 0 || paths.some((path) => /\.(?:css|m?js|dll|exe|jar|class)$/i.test(path));
  return paths.filter((path) => isDocument(path) && !(isSupplied && isSupply(path))).length > pages.length;
}

/** Further names of documents, and of ZIPs that may hold some. */
const otherDocuments = new Set(['eml', 'xps', 'oxps', 'pages', 'numbers', 'key', 'zip']);

const isDocument = (path: string): boolean =>
  !isPageName(path) && (isKnownName(path) || otherDocuments.has(extensionOf(path)));

const isSupply = (path: string): boolean =>
  isNamedText(path) || ['svg', 'xml', 'jar'].includes(extensionOf(path)) || promisedBy(path) === imageTypes;
