import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';

/** Texts of a notification, in the person's language; `{count}` stands for a number of documents. */
const noticeSchema = z.object({
  /** Milliseconds since the epoch: what is stored from then on counts. */
  since: z.number(),
  locale: z.string(),
  title: z.string(),
  stored: z.string(),
  left: z.string(),
});

const accountSchema = z.object({
  version: z.literal(1),
  /** Database of the saved uploads, with which the name of the tab channel begins. */
  database: z.string(),
  /** Person and service, as the uploads are saved. */
  owner: z.string(),
  person: z.object({ id: z.string(), subject: z.string(), name: z.string() }),
  provider: z.object({ authority: z.string(), clientId: z.string(), scope: z.string() }),
  /** Options of the service's client. */
  client: z.object({
    baseUrl: z.string(),
    rolesClaim: z.optional(z.string()),
    limits: z.object({
      maxFileSizeBytes: z.optional(z.number()),
      acceptedTypes: z.optional(z.array(z.string())),
    }),
    offerAi: z.boolean(),
    requireEnvelope: z.boolean(),
  }),
  /** Time after the last sign-in or renewal in which the refresh token may be used, in milliseconds. */
  idleMs: z.number(),
  concurrency: z.number(),
  retryAmbiguous: z.boolean(),
  /** The last speed that was measured, in bytes per second. */
  bytesPerSecond: z.optional(z.number()),
  /** Set if the person asked to be told once. */
  notice: z.optional(noticeSchema),
});

/** Person and deployment whose uploads the service worker sends: those of the last sign-in. Holds no token. */
export type SenderAccount = z.infer<typeof accountSchema>;

export type RequestedNotice = z.infer<typeof noticeSchema>;

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

/** Returns the account; undefined if none is saved, or one of a newer release. */
export const readAccount = (): Promise<SenderAccount | undefined> =>
  withSenderDatabase(async (database) => accountSchema.safeParse(await database.get('account', only)).data);

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
