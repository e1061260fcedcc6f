import { ShallowParser } from '../pages/shallow-parser.ts';
import { createPageEdits, type PageContext, type RewrittenPage } from './page-edits.ts';
import type { StartTag } from './start-tag.ts';

/** Elements that contain CSS or scripts. */
const isTextElement = (name: string): boolean => name === 'style' || name === 'script';

/** Rewrites a page so that it loads nothing but resources of its manual. Reads every byte once, and runs nothing. */
export function rewritePage(text: string, context: PageContext): RewrittenPage {
  const edits = createPageEdits(text, context);
  let inside: StartTag | undefined;
  const parser = new ShallowParser(
    {
      onopentag(written, attributes, isImplied) {
        if (isImplied) return;
        const name = written.toLowerCase();
        const end = parser.endIndex + 1;
        const tag = { name, attributes, start: parser.startIndex, end };
        edits.tag(tag);
        if (isTextElement(name)) inside = tag;
      },
      onclosetag(written) {
        if (inside?.name !== written.toLowerCase()) return;
        edits.text(inside, inside.end, Math.max(inside.end, parser.startIndex));
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
