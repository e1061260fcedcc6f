import { lazy } from '#lib/lazy.ts';

// Created on first use: the first one takes a browser 20 ms, which would delay the first paint.
const collator = lazy(() => new Intl.Collator(undefined, { numeric: true }));

/** Compares by name as file managers do, with sheet 10 after sheet 9. Folders list their files in any order. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  collator().compare(a.name, b.name);

/** Compares files of one folder by their path in it. */
export const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  collator().compare(a.path, b.path);
