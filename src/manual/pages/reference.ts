/**
 * Kind of reference to an address. `page`: a link for readers; `frame`: a page within the page; `resource`: loaded to
 * show the page; `form` and `refresh`: other ways to leave the page; `relation`: `<link>` to a neighbour, which is
 * never shown.
 */
export type ReferenceKind = 'page' | 'frame' | 'resource' | 'form' | 'refresh' | 'relation';

/** An address as written. `offset` is its position in the text of the entry. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly url: string;
  readonly offset: number;
}
