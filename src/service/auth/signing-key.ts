import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** Algorithm of every token that the service or its identity provider signs. */
export const signingAlgorithm = 'ES256' as const;

/** Private key that signs tokens: created at the first start, readable by its owner only. */
export async function loadSigningKey(dataDir: string): Promise<JWK> {
  const path = join(dataDir, 'signing-key.json');
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const text = JSON.stringify(await exportJWK(privateKey));
  // Fails if there is one: the service and its identity provider use the same key.
  await writeFile(path, text, { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  return JSON.parse(await readFile(path, 'utf8')) as JWK;
}
