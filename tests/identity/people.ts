/** The two people of the tests: by the beginning of the names of their files, such as `karl-3.txt`. */
export const people = {
  karl: { id: 'k.lund', name: 'Karl Lund' },
  mia: { id: 'm.berg', name: 'Mia Berg' },
} as const;

export type PersonKey = keyof typeof people;

export const personKeys = Object.keys(people) as readonly PersonKey[];

/** Returns the person who chose a file, according to its name. */
export const chooserOf = (fileName: string): PersonKey | undefined =>
  personKeys.find((key) => fileName.startsWith(`${key}-`));
