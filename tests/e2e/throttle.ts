import type { Page } from '@playwright/test';

/** Lets the page send that many bytes per second, slow enough to be interrupted; gives how to take that back. */
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
  // What was set in one session is only taken back in the same one.
  return () => allow(-1);
}
