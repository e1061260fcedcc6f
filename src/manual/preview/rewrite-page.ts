import { ShallowParser } from '../pages/shallow-parser.ts';
import { createPageEdits, type PageContext, type RewrittenPage } from './page-edits.ts';
import type { StartTag } from './start-tag.ts';

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
