import { ShallowParser } from '../pages/shallow-parser.ts';

/** An attribute of a tag and the offsets of its value. */
export interface TagAttribute {
  readonly name: string;
  /** Without entities. */
  readonly value: string;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** An opening tag and its offsets. */
export type Tag = { readonly name: string; readonly start: number; readonly end: number };

/** Called for the tags of a page, in its order. */
export type OnTag = (tag: Tag, attributes: readonly TagAttribute[]) => void;

/** Calls back for every opening tag with the offsets of its attributes, using the parser of the inspection. */
export function walkTags(text: string, isXml: boolean, onTag: OnTag): void {
  let start = 0;
  let attributes: TagAttribute[] = [];
  const parser = new ShallowParser(
    {
      onopentagname() {
        start = parser.startIndex;
        attributes = [];
      },
      onattribute(name, value, quote) {
        attributes.push(attributeAt(text, { name, value, start: parser.startIndex, quote }));
      },
      onopentag: (name) => onTag({ name, start, end: parser.endIndex + 1 }, attributes),
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  parser.end(text);
}

interface ParsedAttribute {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  /** Null around an unquoted value, undefined without a value. */
  readonly quote: string | null | undefined;
}

function attributeAt(text: string, { name, value, start, quote }: ParsedAttribute): TagAttribute {
  if (quote === undefined) {
    const end = start + name.length;
    return { name, value, valueStart: end, valueEnd: end };
  }
  let valueStart = text.indexOf('=', start) + 1;
  while (/[\t\n\f\r ]/.test(text.charAt(valueStart))) valueStart += 1;
  if (quote === null) {
    const valueEnd = valueStart + text.slice(valueStart).search(/[\t\n\f\r >]/);
    return { name, value, valueStart, valueEnd };
  }
  valueStart += 1;
  return { name, value, valueStart, valueEnd: text.indexOf(quote, valueStart) };
}
