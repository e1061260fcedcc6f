/** Something with an id and a name for people. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the service knows besides documents; what is not listed in a catalog is refused. */
export interface MetadataLists {
  readonly assets: readonly (Named & { readonly manufacturerId: string })[];
  readonly organizations: readonly Named[];
  readonly categories: readonly Named[];
}

/** The name of an id, or the id itself where no list says more. */
export const nameOf = (list: readonly Named[] | undefined, id: string): string =>
  list?.find((item) => item.id === id)?.name ?? id;
