import type { Page } from '@playwright/test';

/**
 * Limits the page to this number of bytes per second, slow enough to be interrupted; returns a function that ends it.
 */
export async function throttle(page: Page, bytesPerSecond: number) {
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
