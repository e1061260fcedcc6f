/**
 * How something refers to an address. `page`: a reader goes there; `frame`: a page within the page; `resource`: loaded
 * to show the page; `form` and `refresh`: where a page leads; `relation`: `<link>` to a neighbour, shown nowhere.
 */
export type ReferenceKind = 'page' | 'frame' | 'resource' | 'form' | 'refresh' | 'relation';

/** An address as written, and where. `offset` is one into the text of the entry. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly url: string;
  readonly offset: number;
}
