import { Parser } from 'htmlparser2';

/** What the head of a page says about it. */
export interface PageHead {
  /** Text of `<title>`, white space folded; absent where there is none or an empty one. */
  readonly title?: string;
  readonly language?: string;
}

/** Longer titles are cut: they are proposed as display name. */
const maxTitleLength = 200;

/** Reads title and language of a page, without running or loading anything of it. */
export function readHead(html: string): PageHead {
  let title = '';
  let language = '';
  let inTitle = false;
  let isDone = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') language = attributes['lang'] ?? attributes['xml:lang'] ?? '';
      inTitle = name === 'title' && !isDone;
      // A `<title>` in the body is one of a picture.
      if (name === 'body') isDone = true;
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name !== 'title') return;
      inTitle = false;
      isDone = true;
    },
  });
  parser.end(html);
  const folded = title.replace(/\s+/g, ' ').trim().slice(0, maxTitleLength);
  return { ...(folded !== '' && { title: folded }), ...(language !== '' && { language }) };
}
