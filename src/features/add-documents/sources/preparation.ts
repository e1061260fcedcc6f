import { lazyModule } from '#lib/lazy.ts';

/** Loads the code that prepares chosen files before they are added. */
export const preparation = lazyModule(() => import('./prepare-files.ts'));
