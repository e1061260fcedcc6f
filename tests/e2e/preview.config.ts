import { defineConfig } from 'vite';

import { contentPolicy } from '../../src/hosting/content-policy.ts';
import { previewPage } from '../../src/hosting/preview-page.ts';
import { documentService } from '../../src/service/plugin.ts';

/**
 * The built application and its service, as `npm run preview` serves them, without what only a build needs: the tests start it
 * some two hundred times.
 */
export default defineConfig({
  plugins: [previewPage(), documentService()],
  preview: {
    port: Number(process.env.PORT),
    headers: { 'Content-Security-Policy': contentPolicy() },
  },
});
