import { currentRelease } from '../../releases/build-release.ts';
import { startImperfectServer, type ImperfectServer } from '../../releases/imperfect-server.ts';
import { test as base } from '../test.ts';

interface Fixtures {
  /** The application behind a web server whose answers a test can change. The person is signed in. */
  readonly host: ImperfectServer;
}

export const test = base.extend<Fixtures>({
  host: async ({ app, page }, provide) => {
    const host = await startImperfectServer(currentRelease, app.url);
    await provide(host);
    page.removeAllListeners('console');
    await host.stop();
  },
});

export { expect } from '@playwright/test';
