import { ShallowParser } from '../pages/shallow-parser.ts';
import { createPageEdits, type PageContext, type RewrittenPage } from './page-edits.ts';

const textElements = new Set(['style', 'script', 'title']);

/** Rewrites a page so that it loads nothing but resources of its manual. Reads every byte once, and runs nothing. */
export function rewritePage(text: string, context: PageContext): RewrittenPage {
  const edits = createPageEdits(text, context);
  /** The title of a picture is not that of the page. */
  let pictures = 0;
  let inside: { readonly element: string; readonly start: number } | undefined;
  const parser = new ShallowParser(
    {
      onopentag(written, attributes, isImplied) {
        if (isImplied) return;
        const name = written.toLowerCase();
        const end = parser.endIndex + 1;
        edits.tag({ name, attributes, start: parser.startIndex, end });
        if (name === 'svg') pictures += 1;
        const isText = textElements.has(name) && !(name === 'title' && pictures > 0);
        if (isText) inside = { element: name, start: end };
      },
      onclosetag(written) {
        const name = written.toLowerCase();
        if (name === 'svg') pictures -= 1;
        if (inside?.element !== name) return;
        edits.text(name, inside.start, Math.max(inside.start, parser.startIndex));
        inside = undefined;
      },
    },
    { xmlMode: context.isXml, decodeEntities: true, lowerCaseAttributeNames: false },
  );
  parser.end(text);
  return edits.finish();
}

/** Where the tag begins that a place in the text belongs to: the last one that begins in front of it. */
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
