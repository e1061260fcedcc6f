import { build } from 'vite';

/** Builds the application with another entry, which identifies itself as the next release. */
export async function buildNextRelease(outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'next-release',
        transform: (code, id) =>
          id.endsWith('/src/main.tsx')
            ? `${code}\ndocument.documentElement.dataset.release = 'next';`
            : undefined,
      },
    ],
  });
}
