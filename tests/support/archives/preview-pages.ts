import { openArchive } from '#manual/preview/archive-files.ts';
import { urlOfPath } from '#manual/preview/manual-url.ts';
import { render } from '#manual/preview/render.ts';
import type { Part, Rendering } from '#manual/preview/rendering.ts';

import { zipFile, type EntrySpec } from '../../fixtures/build-zip.ts';

/** Renders a page of an archive made of entries. */
export async function renderEntries(
  entries: readonly EntrySpec[],
  path = 'index.html',
  rest: { readonly place?: { readonly line: number; readonly column: number } } = {},
): Promise<Rendering> {
  const archive = await openArchive(zipFile(entries));
  if (archive === undefined) throw new Error('The archive cannot be opened.');
  return render(archive, { url: urlOfPath(path), ...rest });
}

/** Returns a page as text with every resource inlined: `{text/css: body{...}}`. */
export async function writtenOut(rendering: Rendering): Promise<string> {
  if (rendering.kind !== 'page') return rendering.kind;
  const { resources } = rendering;
  const textOf = async (parts: readonly Part[]): Promise<string> => {
    const texts = parts.map(async (part) => {
      if (typeof part === 'string') return part;
      const resource = resources[part];
      if (resource?.kind === 'text') {
        return `{${resource.type.split(';')[0]}: ${await textOf(resource.parts)}}`;
      }
      if (resource?.kind === 'file') return `{${resource.content.type}: ${await resource.content.text()}}`;
      return '{none}';
    });
    return (await Promise.all(texts)).join('');
  };
  return textOf(rendering.parts);
}
