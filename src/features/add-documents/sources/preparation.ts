import { lazyModule } from '#lib/lazy.ts';

/** Loads the code that prepares chosen files before they are added, and the menu beside the button. */
export const preparation = lazyModule(() => import('./prepare-files.ts'));
