import { defineConfig } from 'vite';

import { contentPolicy } from '../../src/hosting/content-policy.ts';
import { previewPage } from '../../src/hosting/preview-page.ts';
import { identitySignIn } from '../../src/service/identity/identity-sign-in.ts';
import { documentService } from '../../src/service/plugin.ts';

/** In session storage, tests can put a person's session into a page before it starts. */
const storage = process.env.TOKEN_STORAGE ?? 'session';

/**
 * The built application and its service, as `npm run preview` serves them, without what only a build needs: the tests start it
 * some two hundred times.
 */
export default defineConfig({
  plugins: [previewPage(), documentService({ ...identitySignIn, storage })],
  preview: {
    port: Number(process.env.PORT),
    headers: { 'Content-Security-Policy': contentPolicy() },
  },
});
