import { defineConfig } from 'vitest/config';

/** The code under test is slower than usual, since it carries every change that is tried. */
const testTimeout = 300_000;

/** The tests of the folders that are mutated, without those that need a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          testTimeout,
          include: ['src/{api,queue,manual,lib}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          testTimeout,
          include: ['tests/contract/{client,real-service}.test.ts'],
          setupFiles: ['tests/support/setup-dom.ts'],
        },
      },
    ],
  },
});
