import { lazyModule } from '#lib/lazy.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { MissingNote } from '#ui/missing-note.tsx';

const dialogModule = lazyModule(() => import('./correction-dialog.tsx'));

/** The dialog that asks for corrections, loaded when it is opened. */
export const Correction = lazyPart(dialogModule, (part) => part.CorrectionDialog, MissingNote);
