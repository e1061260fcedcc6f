import { defineConfig } from 'vitest/config';

/** The mutated code is slower than usual, since it contains all mutants. */
const testTimeout = 300_000;

/**
 * A mutant that only a test of some seconds detects counts as undetected: a score that is too low is better than none.
 */
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

/** Tests of the mutated folders, without those that need a browser. */
export default defineConfig({
  test: {
    testNamePattern,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          testTimeout,
          include: [
            'src/{api,queue,intake,manual,file-type,zip,document,package,lib}/**/*.test.ts',
            'src/app/config/**/*.test.ts',
            'src/features/add-documents/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          testTimeout,
          include: ['tests/contract/client.test.ts'],
          setupFiles: ['tests/support/dom/setup-dom.ts'],
        },
      },
    ],
  },
});
