import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createDurably } from '#service/storage/durable.ts';
import { ifThere } from '#service/storage/if-there.ts';

const secretBytes = 32;

/** The key that tokens are signed with: made on the first start, readable by its owner only. */
export async function loadSecret(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, 'secret.key');
  const kept = await ifThere(readFile(path));
  if (kept?.length === secretBytes) return kept;
  if (kept !== undefined) await rm(path, { force: true });
  const secret = randomBytes(secretBytes);
  const isNew = await createDurably(path, secret, { mode: 0o600, tempPath: `${path}.${randomUUID()}.tmp` });
  // Of two services that start at once on one folder, the first one's key is both's.
  return isNew ? secret : await readFile(path);
}
