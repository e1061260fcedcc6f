/** One option of a list. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Returns the ID if the list still contains it, otherwise an empty text; without a list, every ID is valid. */
export const knownId = (id: string, choices: readonly Choice[] | undefined): string =>
  choices === undefined || choices.some((choice) => choice.id === id) ? id : '';
