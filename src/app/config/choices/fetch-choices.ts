import type { GetToken } from '#api/sending/upload-request.ts';
import { fetchWithToken } from '#api/token/fetch-with-token.ts';
import { valueAt } from '#lib/value-at.ts';
import type { Choice } from '#ui/field/use-combobox.ts';

import { localName, type LocalName } from './local-name.ts';

/** List that the operator provides as JSON at an address. */
export interface RemoteList {
  /** Absolute; http or https. */
  readonly url: string;
  /** Path of the list in the answer; without it the answer is the list. */
  readonly itemsPath?: string | undefined;
  /** Paths of ID and name in an entry. */
  readonly idPath: string;
  readonly namePath: string;
}

interface FetchOptions {
  readonly getToken: GetToken;
  /** Requested language; names that are given by language are read in it. */
  readonly locale: string;
  readonly signal: AbortSignal;
}

/**
 * Fetches a list with the person's token, and with a renewed one after a 401. An entry without an ID is left out; one
 * without a name is shown by its ID. Rejects if there is no list; the reason quotes neither token nor answer.
 */
export async function fetchChoices(list: RemoteList, options: FetchOptions): Promise<readonly Choice[]> {
  const answer = await fetchWithToken(list.url, { ...options, language: options.locale });
  if (!answer.ok) throw new Error(`The list was answered with status ${answer.status}.`);
  const json: unknown = await answer.json();
  const items = list.itemsPath === undefined ? json : valueAt(json, list.itemsPath);
  if (!Array.isArray(items)) throw new TypeError('The answer holds no list.');
  return items.flatMap((item: unknown) => readChoice(item, list, options.locale));
}

function readChoice(item: unknown, { idPath, namePath }: RemoteList, locale: string): readonly Choice[] {
  const id = textOf(valueAt(item, idPath));
  if (id === '') return [];
  const name = valueAt(item, namePath);
  return [{ id, name: textOf(isByLanguage(name) ? localName(name, locale) : name) || id }];
}

const isByLanguage = (name: unknown): name is Exclude<LocalName, string> =>
  typeof name === 'object' && name !== null;

/** IDs are numbers in many systems. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
