import { lazyModule } from '#lib/lazy.ts';

/** What chosen files need before they are added. */
export const preparation = lazyModule(() => import('./prepare-files.ts'));
