import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

import { createDurably } from '#service/storage/durable.ts';
import { ifExists } from '#service/storage/if-exists.ts';

/** Algorithm of every token that the service or its identity provider signs. */
export const signingAlgorithm = 'ES256' as const;

/** Name of the key's file in the data folder. */
export const signingKeyFile = 'signing-key.json';

/** Private key that signs tokens: created at the first start, readable by its owner only. Reports a key that it replaces. */
export async function loadSigningKey(dataDir: string, onError: (error: unknown) => void): Promise<JWK> {
  const path = join(dataDir, signingKeyFile);
  const stored = await ifExists(readFile(path, 'utf8'));
  const key = stored === undefined ? undefined : await parseKey(stored);
  if (key) return key;
  if (stored !== undefined) {
    onError(`${path} holds no usable key and is replaced. Everybody has to sign in again.`);
    await rm(path, { force: true });
  }
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const created = await exportJWK(privateKey);
  const text = JSON.stringify(created);
  const isNew = await createDurably(path, text, { mode: 0o600, tempPath: `${path}.${randomUUID()}.tmp` });
  // If two services start at once on one folder, both use the key that was written first.
  return isNew ? created : (JSON.parse(await readFile(path, 'utf8')) as JWK);
}

/** Returns `undefined` if the file has no usable key. */
async function parseKey(text: string): Promise<JWK | undefined> {
  try {
    const key = JSON.parse(text) as JWK;
    await importJWK(key, signingAlgorithm);
    return key;
  } catch {
    return undefined;
  }
}
