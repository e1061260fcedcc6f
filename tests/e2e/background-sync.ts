import type { BrowserContext, CDPSession } from '@playwright/test';

/** Speaks with the browser about service workers, from a page of no application. */
async function withSession<T>(context: BrowserContext, act: (session: CDPSession) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  try {
    return await act(await context.newCDPSession(page));
  } finally {
    await page.close();
  }
}

/** Starts the event in which a service worker sends uploads, as the browser does once there is a network. */
export const dispatchSync = (context: BrowserContext, appUrl: string): Promise<void> =>
  withSession(context, async (session) => {
    const registrationId = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${appUrl}/` && !isDeleted);
        if (own) resolve(own.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin: new URL(appUrl).origin,
      registrationId: await registrationId,
      tag: 'uploads',
      lastChance: false,
    });
  });

/** Kills the service workers, in the middle of whatever they do. */
export const stopWorkers = (context: BrowserContext): Promise<void> =>
  withSession(context, async (session) => {
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
  });
