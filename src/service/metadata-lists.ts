/** An ID with a name for people. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Assets, organizations and categories that the service knows; values missing from a list are rejected. */
export interface MetadataLists {
  readonly assets: readonly (Named & { readonly manufacturerId: string })[];
  readonly organizations: readonly Named[];
  readonly categories: readonly Named[];
}

/** Returns the name of an ID, or the ID if no list names it. */
export const nameOf = (list: readonly Named[] | undefined, id: string): string =>
  list?.find((item) => item.id === id)?.name ?? id;
