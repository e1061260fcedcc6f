import type { TextPosition } from '../pages/text-position.ts';

/** Piece of text, or the number of the resource whose address belongs there. */
export type Part = string | number;

/**
 * Resource of a page beside its own text. Addresses of resources are created inside the frame, because nothing else can
 * load there: `file` becomes an address of its bytes, `text` of its parts.
 */
export type Resource =
  | { readonly kind: 'file'; readonly content: Blob }
  | { readonly kind: 'text'; readonly type: string; readonly parts: readonly Part[] }
  /** Can't be loaded; `missing` gives the reason. */
  | { readonly kind: 'none' };

/** Content of a frame: the page at an address, or the `srcdoc` markup of the page around it. */
export interface FrameTarget {
  /** Below `manualRoot`, with query and fragment. */
  readonly url: string;
  readonly html?: string;
}

/** File that readers without a network will miss. */
export interface Missing {
  /** Address as written, cut if very long. Data, never markup. */
  readonly url: string;
  /**
   * `internet`: not in the archive; `absent`: inside the manual, but there is no such file; `spelling`: inside the
   * manual, and the file there is spelled in another case or Unicode form; `damaged`: can't be
   * unpacked; `too-large`: left out by the preview only.
   */
  readonly why: 'internet' | 'absent' | 'spelling' | 'damaged' | 'too-large';
}

/** Page, or another entry that is shown as a page. */
export interface Page {
  readonly kind: 'page';
  readonly path: string;
  /** True if the text is XHTML or SVG and must be parsed as XML. */
  readonly isXml: boolean;
  readonly parts: readonly Part[];
  readonly resources: readonly Resource[];
  readonly missing: readonly Missing[];
  /** True if scripts were removed. */
  readonly hasScripts: boolean;
  /** `<meta http-equiv="refresh">` to a place inside the manual. */
  readonly refresh?: { readonly afterMs: number; readonly url: string };
}

/** Result for an address of a manual. */
export type Rendering =
  | Page
  | { readonly kind: 'absent'; readonly url: string }
  /** File that a browser shows only with another program, such as a PDF. */
  | { readonly kind: 'unshown'; readonly path: string; readonly sizeBytes: number };

/** Pages of a manual, in the order of their paths. */
export interface ManualPages {
  readonly startPage?: string;
  readonly pages: readonly string[];
}

/** Place of a finding in the text of an entry. */
export interface RenderRequest extends FrameTarget {
  readonly place?: TextPosition;
}

/** Titles of pages by path, as they are found. */
export type Titles = readonly (readonly [path: string, title: string])[];
