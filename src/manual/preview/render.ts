import { decodeText } from '#file-type/decode-text.ts';
import { extensionOf } from '#file-type/extension.ts';
import { mediaTypeOf } from '#file-type/media-type.ts';
import { isPageName } from '#file-type/page-names.ts';
import { memoryBytes } from '#zip/entry.ts';
import { baseName } from '#zip/paths.ts';
import { readEntry } from '#zip/read/read-entry.ts';

import { ShallowParser } from '../pages/shallow-parser.ts';
import type { TextPosition } from '../pages/text-position.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { createBundle } from './bundle.ts';
import type { ReferencedFile } from './load-resource.ts';
import { pathOfUrl } from './manual-url.ts';
import { placeMark } from './names.ts';
import { type PageContext, type RewrittenPage, createPageEdits } from './page-edits.ts';
import type { Page, Part, RenderRequest, Rendering } from './rendering.ts';
import type { StartTag } from './start-tag.ts';

/** More bytes of text would block the browser for seconds; no page of a manual is that long. */
const maxTextBytes = 32 * 2 ** 20;

/** Renders an address of the manual. Rejects with the file's read error. */
export async function render(archive: ArchiveFiles, request: RenderRequest): Promise<Rendering> {
  const { url, html, place } = request;
  const found = locate(archive, url);
  if (found === undefined) return { kind: 'absent', url };
  const { path, entry } = found;
  if (html !== undefined) return pageOf(archive, { path, text: html, isXml: false, placeAt: undefined });
  const type = mediaTypeOf(path) ?? '';
  const unshown: Rendering = { kind: 'unshown', path, sizeBytes: entry.sizeBytes };
  const isShown = isPageName(path) || isText(type) || type.startsWith('image/');
  if (!isShown || (!type.startsWith('image/') && memoryBytes(entry) > maxTextBytes)) return unshown;
  if (type.startsWith('image/')) {
    return partsOf(archive, path, (take) => picturePage(path, take({ ...found, use: 'picture' })));
  }
  const bytes = await readEntry(archive.file, entry);
  if (bytes === undefined) return { kind: 'absent', url };
  if (!isPageName(path)) {
    const { text } = decodeText(bytes, type === 'text/css' ? 'css' : 'script');
    return partsOf(archive, path, () => textPage(path, text, place));
  }
  const isXml = extensionOf(path).startsWith('xht');
  const { text } = decodeText(bytes, isXml ? 'xml' : 'html');
  const placeAt = place && tagBefore(text, offsetOf(text, place), isXml);
  return pageOf(archive, { path, text, isXml, placeAt });
}

function locate(archive: ArchiveFiles, url: string): Omit<ReferencedFile, 'use'> | undefined {
  const wanted = pathOfUrl(url)?.replace(/\/$/, '');
  if (wanted === undefined) return undefined;
  const path = archive.site.isFolder(wanted) ? archive.site.indexOf(wanted) : wanted;
  const entry = path === undefined ? undefined : archive.entryAt(path);
  return path === undefined || entry === undefined ? undefined : { path, entry };
}

interface PageSource {
  readonly path: string;
  readonly text: string;
  readonly isXml: boolean;
  readonly placeAt: number | undefined;
}

async function pageOf(archive: ArchiveFiles, { text, ...source }: PageSource): Promise<Page> {
  const bundle = createBundle(archive);
  const onOutside = (url: string): void => bundle.addMissing({ url, why: 'internet' });
  const page = rewritePage(text, { ...source, replaceAddress: bundle.replaceAddress, onOutside });
  const { path, isXml } = source;
  return { kind: 'page', path, isXml, ...page, ...(await bundle.collect()) };
}

async function partsOf(
  archive: ArchiveFiles,
  path: string,
  parts: (take: (file: ReferencedFile) => number) => readonly Part[],
): Promise<Page> {
  const bundle = createBundle(archive);
  const made = parts(bundle.addFile);
  return { kind: 'page', path, isXml: false, hasScripts: false, parts: made, ...(await bundle.collect()) };
}

const isText = (type: string): boolean =>
  type.startsWith('text/') || type === 'application/json' || type === 'application/xml';

/** Returns the offset of a line and a column in a text. */
function offsetOf(text: string, { line, column }: TextPosition): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return start + column - 1;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pageHead = (path: string): string =>
  `<!doctype html><title>${escaped(baseName(path))}</title><meta name="color-scheme" content="light dark">`;

/** Returns a page that shows a picture, like a browser does for a local file. */
export const picturePage = (path: string, picture: Part): readonly Part[] => [
  `${pageHead(path)}<body style="margin:0"><img style="max-width:100%" alt="${escaped(baseName(path)).replaceAll('"', '&quot;')}" src="`,
  picture,
  '">',
];

/** Returns a page that shows the text of a file, with the requested line marked. */
export function textPage(path: string, text: string, place: TextPosition | undefined): readonly Part[] {
  const lines = text.split('\n').map(escaped);
  const at = (place?.line ?? 0) - 1;
  const shown = lines.map((line, index) =>
    index === at ? `<mark ${placeMark}>${line || ' '}</mark>` : line,
  );
  return [`${pageHead(path)}<pre style="white-space:pre-wrap">\n${shown.join('\n')}</pre>`];
}

/** Rewrites a page so that it loads nothing but resources of its manual. Reads every byte once, and runs nothing. */
export function rewritePage(text: string, context: PageContext): RewrittenPage {
  const edits = createPageEdits(text, context);
  let inside: StartTag | undefined;
  const parser = new ShallowParser(
    {
      onopentag(written, attributes, isImplied) {
        if (isImplied || inside) return;
        const name = written.toLowerCase();
        const tag = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1 };
        // A prefix is only possible in XML.
        const isScript = name.replace(/^.*:/, '') === 'script';
        if (!isScript) edits.tag(tag);
        if (isScript || name === 'style') inside = tag;
      },
      onclosetag(written) {
        if (inside?.name !== written.toLowerCase()) return;
        if (inside.name === 'style') edits.style(inside.end, Math.max(inside.end, parser.startIndex));
        else edits.script(inside.start, text.indexOf('>', parser.endIndex) + 1 || text.length);
        inside = undefined;
      },
    },
    { xmlMode: context.isXml, decodeEntities: true, lowerCaseAttributeNames: false },
  );
  parser.end(text);
  return edits.finish();
}

/** Returns the start of the tag at a place: the last one that starts before it. */
export function tagBefore(text: string, offset: number, isXml: boolean): number {
  let found = -1;
  const parser = new ShallowParser(
    {
      onopentagname() {
        if (parser.startIndex <= offset) found = parser.startIndex;
      },
    },
    { xmlMode: isXml },
  );
  parser.end(text);
  return found;
}
