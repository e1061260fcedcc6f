import { defineConfig } from 'vitest/config';

/** The code under test is slower than usual, since it carries every change that is tried. */
const testTimeout = 300_000;

/** What only a test of some seconds notices counts as unnoticed: the score is rather too low than never known. */
const slow = [
  'is read in time',
  '65,53[56]',
  'byte for byte the same',
  'large page',
  'where no worker may start',
  'any byte changed',
  'the repaired copy of an archive by',
];
const testNamePattern = new RegExp(`^(?!.*(?:${slow.join('|')}))`);

/** The tests of the folders that are mutated, without those that need a browser. */
export default defineConfig({
  test: {
    testNamePattern,
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
