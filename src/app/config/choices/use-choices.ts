import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { GetToken } from '#api/request/upload-request.ts';
import { fetchWithToken, isWorthRetry } from '#api/token/fetch-with-token.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { MetadataChoices } from '#intake/values/metadata-choices.ts';
import type { Choice } from '#lib/choice.ts';
import { valueAt } from '#lib/value-at.ts';

import type { Settings } from '../settings.ts';
import { type LocalName, localName } from './local-name.ts';

/** Lists to choose from: loading (with the previous ones), loaded, or failed. Without a list the ID is typed. */
export type ChoiceLists =
  | { readonly status: 'loading'; readonly choices: MetadataChoices }
  | { readonly status: 'loaded'; readonly choices: MetadataChoices }
  | { readonly status: 'incomplete'; readonly choices: MetadataChoices; readonly retry: () => void };

/** Time limit for a list, in milliseconds; then the IDs are typed. */
const maxWaitMs = 10_000;

/** The part of a session that lists need. */
interface ListContext {
  readonly config: Pick<Settings, 'organizations' | 'categories' | 'presets'>;
  readonly signIn: { readonly getToken: GetToken };
  readonly personId: string;
}

/** Returns the lists of the configuration, fetched if it gives an address. */
export function useChoices(context: ListContext): ChoiceLists {
  const { config } = context;
  const organizations = useList(context, config.organizations);
  const categories = useList(context, config.categories);
  const lists = [organizations, categories];
  const choices = {
    organizations: organizations.choices,
    categories: categories.choices,
    presets: config.presets,
  };
  if (lists.some(({ status }) => status === 'loading')) return { status: 'loading', choices };
  const failed = lists.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return { status: 'loaded', choices };
  return { status: 'incomplete', choices, retry: () => failed.forEach(({ retry }) => retry()) };
}

interface List {
  readonly status: 'loading' | 'failed' | 'loaded';
  readonly choices: readonly Choice[] | undefined;
  readonly retry: () => void;
}

interface NamedByLanguage {
  readonly id: string;
  readonly name: LocalName;
}

function useList(
  { signIn, personId }: ListContext,
  list: readonly NamedByLanguage[] | RemoteList | undefined,
): List {
  const { locale } = useI18n();
  const queries = useQueryClient();
  const remote = list !== undefined && 'url' in list ? list : undefined;
  const given = useMemo(
    () =>
      list === undefined || 'url' in list
        ? undefined
        : list.map((each) => ({ ...each, name: localName(each.name, locale) || each.id })),
    [list, locale],
  );
  const query = useQuery({
    queryKey: ['choices', remote, personId, locale],
    queryFn: ({ signal }) =>
      fetchChoices(remote!, {
        getToken: signIn.getToken,
        locale,
        signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]),
      }),
    enabled: remote !== undefined,
    // Another address may be the same list in another language: show the previous one until it is loaded.
    placeholderData: (before, query) => (query?.queryKey[2] === personId ? before : undefined),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: (failures, error) => failures < 1 && isWorthRetry(error),
    networkMode: 'always',
    // A text field must not turn into a list while a person types: retried only on request.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retryOnMount: false,
  });
  const retry = () => void query.refetch();
  if (remote === undefined) {
    return { status: 'loaded', choices: given, retry };
  }
  // During a retry the form stays with the typed values, so the list loaded before isn't restored either.
  const hasFailed = query.errorUpdateCount > 0;
  if (query.data && !(hasFailed && query.isPlaceholderData)) {
    return { status: 'loaded', choices: query.data, retry };
  }
  // Names in a former language are better than IDs to type.
  const [former] = queries.getQueriesData<readonly Choice[]>({
    queryKey: ['choices', remote, personId],
    predicate: ({ state }) => state.data !== undefined,
  });
  if (former) return { status: 'loaded', choices: former[1], retry };
  return { status: hasFailed ? 'failed' : 'loading', choices: undefined, retry };
}

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
