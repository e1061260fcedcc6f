import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { ClientOptions } from '#api/client.ts';

/** Person and deployment whose uploads the service worker sends: those of the last sign-in. Holds no token. */
export interface SenderAccount {
  /** Database of the saved uploads, with which the name of the tab channel begins. */
  readonly database: string;
  /** Person and service, as the uploads are saved. */
  readonly owner: string;
  readonly person: { readonly id: string; readonly subject: string; readonly name: string };
  readonly provider: { readonly authority: string; readonly clientId: string; readonly scope: string };
  readonly client: Pick<ClientOptions, 'baseUrl' | 'rolesClaim' | 'limits' | 'offerAi' | 'requireEnvelope'>;
  /** Time after the last sign-in or renewal in which the refresh token may be used, in milliseconds. */
  readonly idleMs: number;
  readonly concurrency: number;
  readonly retryAmbiguous: boolean;
  /** The last speed that was measured, in bytes per second. */
  readonly bytesPerSecond?: number | undefined;
  /** Set if the person asked to be told once. */
  readonly notice?: RequestedNotice | undefined;
}

/** Texts of a notification, in the person's language; `{count}` stands for a number of documents. */
export interface RequestedNotice {
  /** Milliseconds since the epoch: what is stored from then on counts. */
  readonly since: number;
  readonly title: string;
  readonly stored: string;
  readonly left: string;
}

/** A refresh token as it is saved. */
export interface SealedToken {
  readonly personId: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  /** Milliseconds since the epoch: the last sign-in or renewal. */
  readonly usedAt: number;
}

interface Schema extends DBSchema {
  account: { key: string; value: SenderAccount };
  tokens: { key: string; value: SealedToken };
  /** The key that seals the token; it can't be exported. */
  keys: { key: string; value: CryptoKey };
}

/** The open database. */
export type SenderDatabase = IDBPDatabase<Schema>;

/** Each store has one value: only one person's uploads are sent. */
export const only = 'last';

/** Opens the database, runs `act`, and closes it: a page of another release may want to change it. */
export async function withSenderDatabase<T>(act: (database: SenderDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('asset-documents-sender', 1, {
    upgrade: (fresh) => {
      for (const name of ['account', 'tokens', 'keys'] as const) fresh.createObjectStore(name);
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** Returns the account, unless none is saved. */
export const readAccount = (): Promise<SenderAccount | undefined> =>
  withSenderDatabase((database) => database.get('account', only));

/** Changes the saved account. `change` gets undefined if there is none, and returns what is saved. */
export const changeAccount = (
  change: (before: SenderAccount | undefined) => SenderAccount | undefined,
): Promise<void> =>
  withSenderDatabase(async (database) => {
    const { store, done } = database.transaction('account', 'readwrite');
    const after = change(await store.get(only));
    if (after) await store.put(after, only);
    await done;
  });
