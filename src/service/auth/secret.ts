import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { writeDurably } from '#service/storage/durable.ts';

const secretBytes = 32;

/** The key that tokens are signed with: made on the first start, readable by its owner only. */
export async function loadSecret(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, 'secret.key');
  const kept = await readFile(path).catch(() => undefined);
  if (kept?.length === secretBytes) return kept;
  const secret = randomBytes(secretBytes);
  await writeDurably(path, secret, { mode: 0o600 });
  return secret;
}
