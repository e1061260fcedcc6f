import { MissingPart } from '#ui/loading/missing-part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import type { Loaded } from '#ui/loading/use-loaded.ts';

/** Placeholder of a chunk: loading, or failed with a way to get it. */
export function LoadingNote({ loaded }: { readonly loaded: Loaded<unknown> }) {
  return (
    <div className={loaded.status === 'failed' ? 'card__body' : 'pending card__body'}>
      {loaded.status === 'failed' ? <MissingPart onRetry={loaded.retry} /> : <Skeleton />}
    </div>
  );
}
