import type { Page } from '@playwright/test';

import { runInBrowser } from './bidi-shim.ts';

/**
 * Limits the contents that the page's context sends, until the returned function is called or the page closes. Requests
 * without contents aren't limited: the headers of a hundred requests for code would take longer than any page waits.
 */
export async function throttleUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<unknown>> {
  await runInBrowser(`{
    const tabs = [...Services.wm.getEnumerator('navigator:browser')].flatMap((window) => window.gBrowser.tabs);
    const tab = tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec === ${JSON.stringify(page.url())});
    const { userContextId } = tab.linkedBrowser.browsingContext.originAttributes;
    const queue = Cc['@mozilla.org/network/throttlequeue;1'].createInstance(Ci.nsIInputChannelThrottleQueue);
    queue.init(${bytesPerSecond}, ${bytesPerSecond});
    const limit = {
      observe: (channel) => {
        if (!(channel instanceof Ci.nsIThrottledInputChannel)) return;
        if (!(channel instanceof Ci.nsIUploadChannel) || channel.uploadStream === null) return;
        if (channel.loadInfo.originAttributes.userContextId === userContextId) channel.throttleQueue = queue;
      },
    };
    Services.obs.addObserver(limit, 'http-on-modify-request');
    globalThis.endThrottle = () => {
      Services.obs.removeObserver(limit, 'http-on-modify-request');
      queue.init(${unlimited}, ${unlimited});
    };
  }`);
  page.once('close', () => {
    // The browser may have ended, too.
    end().catch(() => undefined);
  });
  return end;
}

const unlimited = 1_000_000_000;

const end = (): Promise<void> => runInBrowser('globalThis.endThrottle()');
