import { defineConfig, type UserConfig } from 'vite';

import { contentPolicy } from '../../src/hosting/content-policy.ts';
import { previewPage } from '../../src/hosting/preview-page.ts';
import { identitySignIn } from '../../src/service/identity/identity-sign-in.ts';
import { documentService } from '../../src/service/plugin.ts';

/**
 * The built application and its service, as `npm run preview` serves them, without what only a build needs: the tests start it
 * some two hundred times.
 */
export function createPreviewConfig(): UserConfig {
  /** In session storage, tests can put a person's session into a page before it starts. */
  const storage = process.env.TOKEN_STORAGE ?? 'session';
  return {
    plugins: [previewPage(), documentService({ ...identitySignIn, storage })],
    preview: {
      port: Number(process.env.PORT),
      strictPort: true,
      headers: { 'Content-Security-Policy': contentPolicy() },
    },
  };
}

export default defineConfig(createPreviewConfig);
