import type { Page } from '@playwright/test';

import { engineOf } from './engine.ts';

/**
 * Limits uploads to this number of bytes per second, slow enough to be interrupted; returns a function that ends it.
 * [Note: a slow line inside the browser] A proxy in front of the service can't show an upload's progress: between two
 * sockets of one machine, the system takes up to 4 MB at once.
 */
export async function throttle(page: Page, bytesPerSecond: number): Promise<() => Promise<unknown>> {
  if (engineOf(page) === 'firefox') {
    const { throttleUploads } = await import('../engines/firefox/throttle-uploads.ts');
    return throttleUploads(page, bytesPerSecond);
  }
  const devtools = await page.context().newCDPSession(page);
  const allow = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await devtools.send('Network.enable');
  await allow(bytesPerSecond);
  // A limit set in one session can only be removed in the same one.
  return () => allow(-1);
}
