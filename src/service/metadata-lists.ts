import type { Language } from './languages.ts';

/** An ID with a name for people. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** An asset of the service. */
interface KnownAsset extends Named {
  readonly manufacturerId: string;
  /** Contents of the codes on its nameplates. */
  readonly codes?: readonly string[];
  /** True if the application doesn't list it: it is found by its ID or code only. */
  readonly isUnlisted?: boolean;
}

/** A category, with its name by language, and the classes of VDI 2770 that belong to it. */
interface KnownCategory {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly vdi2770?: readonly string[];
}

/** Assets, organizations and categories that the service knows; values missing from a list are rejected. */
export interface MetadataLists {
  readonly assets: readonly KnownAsset[];
  readonly organizations: readonly Named[];
  readonly categories: readonly KnownCategory[];
}

/** Returns the name of an ID, or the ID if no list names it. */
export const nameOf = (list: readonly Named[] | undefined, id: string): string =>
  list?.find((item) => item.id === id)?.name ?? id;
