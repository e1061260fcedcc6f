import type { TextPosition } from '../pages/text-position.ts';

/** A piece of text as it is, or the number of the resource whose address stands there. */
export type Part = string | number;

/**
 * What a page needs beside its own text. Addresses of resources are made inside the frame, because nothing else may
 * load from them there: `file` becomes one of its bytes, `text` of its parts, `frame` of a page of its own. `url`
 * is where it is in the manual; it is empty for a script that stands in the page.
 */
export type Resource =
  | { readonly kind: 'file'; readonly url: string; readonly content: Blob }
  | { readonly kind: 'text'; readonly url: string; readonly type: string; readonly parts: readonly Part[] }
  | ({ readonly kind: 'frame' } & FrameTarget)
  /** Cannot be had; `why` is told elsewhere. */
  | { readonly kind: 'none' };

/** What a frame shows: the page at an address, or markup that stands in the page around it, in `srcdoc`. */
export interface FrameTarget {
  /** Below `manualRoot`, with query and fragment. */
  readonly url: string;
  readonly html?: string;
}

/** Something that readers without a network will miss. */
export interface Missing {
  /** As written, cut where it is very long. Data, never markup. */
  readonly url: string;
  /** `internet`: not in the archive; `absent`: inside the manual, but there is no such file; `damaged`: cannot be unpacked; `server`: a script asks for it in a way that browsers refuse for pages from a folder; `too-large`: only the preview leaves it out. */
  readonly why: 'internet' | 'absent' | 'damaged' | 'server' | 'too-large';
}

/** A page to show, or an entry that is shown like one. */
export interface Page {
  readonly kind: 'page';
  readonly path: string;
  /** The text is XHTML, or SVG: to be read by the rules of XML. */
  readonly isXml: boolean;
  readonly parts: readonly Part[];
  readonly resources: readonly Resource[];
  readonly missing: readonly Missing[];
  /** `<meta http-equiv="refresh">` to a place inside the manual. */
  readonly refresh?: { readonly afterMs: number; readonly url: string };
}

/** What there is at an address of a manual. */
export type Rendering =
  | Page
  | { readonly kind: 'absent'; readonly url: string }
  /** A file that a browser shows only with a program of its own, such as a PDF. */
  | { readonly kind: 'unshown'; readonly path: string; readonly sizeBytes: number };

/** What a script of a page asked for after the page was written; `main` is the number of what was asked for. */
export interface DeferredResource {
  readonly main: number;
  readonly resources: readonly Resource[];
  readonly missing: readonly Missing[];
}

/** The pages of a manual, in the order of their paths. */
export interface PageList {
  readonly startPage?: string;
  readonly pages: readonly string[];
}

/** A place in the text of an entry that is to be seen. */
export interface RenderRequest extends FrameTarget {
  readonly place?: TextPosition;
}

/** Titles of pages by path, as they are found. */
export type Titles = readonly (readonly [path: string, title: string])[];
