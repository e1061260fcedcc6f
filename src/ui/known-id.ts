import type { Choice } from './use-combobox.ts';

/** An id as far as the list still holds it; without a list every id is known. */
export const knownId = (id: string, choices: readonly Choice[] | undefined): string =>
  choices === undefined || choices.some((choice) => choice.id === id) ? id : '';
