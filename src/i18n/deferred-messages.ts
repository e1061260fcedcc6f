/**
 * Returns a function that picks the texts of a deferred part. The English ones are in the chunk that asks for them: before
 * the page is usable, there is no room for texts that it doesn't show yet.
 */
export const deferredMessages =
  <Part extends string, Texts>(part: Part, english: Texts) =>
  ({ deferred }: { readonly deferred?: Readonly<Record<Part, Texts>> }): Texts =>
    deferred?.[part] ?? english;
