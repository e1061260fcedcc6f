import type { RequestListener } from 'node:http';

import { onTestFinished } from 'vitest';

import { startServer } from './start-server.ts';

/** Starts a server on a free port that ends with the test; returns its address. */
export async function listen(listener: RequestListener): Promise<string> {
  const { url, stop } = await startServer(listener, '127.0.0.1');
  onTestFinished(stop);
  return url;
}
