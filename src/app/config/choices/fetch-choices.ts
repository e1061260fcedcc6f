import { untilAborted } from '#api/until-aborted.ts';
import type { GetToken } from '#api/upload-request.ts';
import { valueAt } from '#lib/value-at.ts';
import type { Choice } from '#ui/use-combobox.ts';

/** A list of the operator's, as JSON at an address. */
export interface RemoteList {
  /** Absolute; http or https. */
  readonly url: string;
  /** Where the list is in the answer; without it the answer is the list. */
  readonly itemsPath?: string | undefined;
  /** Where an entry has its id and its name. */
  readonly idPath: string;
  readonly namePath: string;
}

interface FetchOptions {
  readonly getToken: GetToken;
  readonly signal: AbortSignal;
}

/**
 * Fetches a list with the person's token, and with a fresh one after a 401. An entry without an id is left out, one
 * without a name is called by its id. Rejects when there is no list; the reason quotes neither token nor answer.
 */
export async function fetchChoices(list: RemoteList, options: FetchOptions): Promise<readonly Choice[]> {
  const answer = await fetchWithToken(list.url, options);
  if (!answer.ok) throw new Error(`The list was answered with status ${answer.status}.`);
  const json: unknown = await answer.json();
  const items = list.itemsPath === undefined ? json : valueAt(json, list.itemsPath);
  if (!Array.isArray(items)) throw new TypeError('The answer holds no list.');
  return items.flatMap((item: unknown) => readChoice(item, list));
}

/** Returns true if a list may come after this: what did not come in all its time is not waited for once more. */
export const isWorthRetry = (error: Error): boolean => error.name !== 'TimeoutError';

async function fetchWithToken(url: string, { getToken, signal }: FetchOptions): Promise<Response> {
  // A host may open a login for it, which ends when a person wants.
  const token = await untilAborted(getToken({ reason: 'initial', signal }), signal);
  const answer = await ask(url, token, signal);
  if (answer.status !== 401) return answer;
  const fresh = getToken({ reason: 'expired', rejected: token, signal });
  return ask(url, await untilAborted(fresh, signal), signal);
}

/** A redirect could carry the token to another server. */
const ask = (url: string, token: string, signal: AbortSignal): Promise<Response> =>
  fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'omit',
    redirect: 'error',
    signal,
  });

function readChoice(item: unknown, { idPath, namePath }: RemoteList): readonly Choice[] {
  const id = textOf(valueAt(item, idPath));
  if (id === '') return [];
  return [{ id, name: textOf(valueAt(item, namePath)) || id }];
}

/** Ids are numbers in many systems. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
