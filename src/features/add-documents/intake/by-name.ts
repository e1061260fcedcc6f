import { lazy } from '#lib/lazy.ts';

// The first one takes the browser 20 ms, which are not to be those before the page is seen.
const collator = lazy(() => new Intl.Collator(undefined, { numeric: true }));

/** The order in which people see the files of a folder: folders tell theirs as it comes, and sheet 10 is after sheet 9. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  collator().compare(a.name, b.name);

/** The same for files of one folder with their paths in it. */
export const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  collator().compare(a.path, b.path);
