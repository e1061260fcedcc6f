import type { ComponentProps } from 'react';

import { lazyModule } from '#lib/lazy.ts';
import { MissingPart } from '#ui/missing-part.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

import type { CorrectionDialog } from './correction-dialog.tsx';

const dialogModule = lazyModule(() => import('./correction-dialog.tsx'));

/** The dialog that asks for corrections, loaded when it is opened. */
export function Correction(props: ComponentProps<typeof CorrectionDialog>) {
  const loaded = useLoaded(dialogModule);
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'loaded') return <loaded.part.CorrectionDialog {...props} />;
  return (
    <p className="card__body">
      <MissingPart onRetry={loaded.retry} />
    </p>
  );
}
