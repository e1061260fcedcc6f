import * as z from 'zod/mini';

import { only, withSenderDatabase, type SenderDatabase, type SealedToken } from './sender-database.ts';

const sessionSchema = z.object({
  refresh_token: z.string(),
  scope: z.optional(z.string()),
  /** Claims of the ID token. */
  profile: z.looseObject({ sub: z.string() }),
});

/** A refresh token, and what it is used with. */
export type SavedSession = z.infer<typeof sessionSchema>;

/**
 * The refresh token of the person who signed in last, for all pages and the service worker. Each is used once: it is deleted
 * before, and its successor saved after, under a lock of the device.
 */
export type RefreshVault = ReturnType<typeof createRefreshVault>;

/** Opens the vault. `idleMs` is the time after the last sign-in or renewal in which a token may be used, in milliseconds. */
export function createRefreshVault(idleMs: number) {
  /** Returns a person's token. A token that is too old is deleted, even another person's. */
  async function read(database: SenderDatabase, personId: string): Promise<SealedToken | undefined> {
    const saved = await database.get('tokens', only);
    if (saved && Date.now() >= saved.usedAt + idleMs) await forget(database);
    else if (saved?.personId === personId) return saved;
    return undefined;
  }

  return {
    /** Replaces the saved token, even another person's, unless `isWanted` returns false by then. */
    keep: (personId: string, session: SavedSession, isWanted: () => boolean): Promise<void> =>
      inTurn(async (database) => {
        if (isWanted()) await save(database, personId, session);
      }),
    /** Resolves to true if the person has a token here that may be used. */
    has: (personId: string): Promise<boolean> =>
      inTurn(async (database) => (await read(database, personId)) !== undefined),
    /**
     * Uses the person's token, and saves the one that `use` resolves to. Resolves to undefined without one. If `use`
     * rejects, none is left: nobody knows if the provider has accepted it.
     */
    renew: <T extends Partial<SavedSession>>(
      personId: string,
      use: (session: SavedSession) => Promise<T>,
    ): Promise<T | undefined> =>
      inTurn(async (database) => {
        const saved = await read(database, personId);
        const key = await database.get('keys', only);
        if (!saved || !key) return undefined;
        const { iv, sealed } = saved;
        const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
        const session = sessionSchema.parse(JSON.parse(new TextDecoder().decode(text)));
        await database.delete('tokens', only);
        const answer = await use(session);
        // A provider that doesn't rotate tokens sends none.
        const { refresh_token = session.refresh_token, scope = session.scope } = answer;
        await save(database, personId, { refresh_token, scope, profile: answer.profile ?? session.profile });
        return answer;
      }),
    /** Deletes token, key and account. */
    forget: (): Promise<void> => inTurn(forget),
  };
}

const inTurn = <T>(act: (database: SenderDatabase) => Promise<T>): Promise<T> =>
  navigator.locks.request('asset-documents refresh token', () => withSenderDatabase(act));

async function save(database: SenderDatabase, personId: string, session: SavedSession): Promise<void> {
  const key = (await database.get('keys', only)) ?? (await createKey());
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(session));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  const stores = database.transaction(['tokens', 'keys'], 'readwrite');
  await Promise.all([
    stores.objectStore('keys').put(key, only),
    stores.objectStore('tokens').put({ personId, iv, sealed, usedAt: Date.now() }, only),
    stores.done,
  ]);
}

const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

async function forget(database: SenderDatabase): Promise<void> {
  const names = ['account', 'tokens', 'keys'] as const;
  const stores = database.transaction(names, 'readwrite');
  await Promise.all([...names.map((name) => stores.objectStore(name).clear()), stores.done]);
}
