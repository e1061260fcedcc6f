import { defineConfig, type UserConfig } from 'vite';

import { contentPolicy, referrerPolicy } from '../../src/hosting/content-policy.ts';
import { previewPage } from '../../src/hosting/preview-page.ts';
import { identitySignIn } from '../../src/service/identity/identity-sign-in.ts';
import { documentService } from '../../src/service/plugin.ts';

/**
 * Serves the built application and its service like `npm run preview`, without the parts that only a build needs: the
 * tests start it about two hundred times.
 */
export function createPreviewConfig(): UserConfig {
  /** With session storage, tests can set a person's session before the page starts. */
  const storage = process.env.TOKEN_STORAGE ?? 'session';
  const backgroundUploads = process.env['BACKGROUND_UPLOADS'] === 'yes';
  return {
    plugins: [previewPage(), documentService({ ...identitySignIn, storage, backgroundUploads })],
    preview: {
      port: Number(process.env.PORT),
      strictPort: true,
      headers: { ...referrerPolicy, 'Content-Security-Policy': contentPolicy() },
    },
  };
}

export default defineConfig(createPreviewConfig);
