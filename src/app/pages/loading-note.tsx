import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Loaded } from '#ui/use-loaded.ts';

interface LoadingNoteProps {
  readonly loaded: Loaded<unknown>;
  /** True if the page can be reloaded because it isn't a host's. Default: true. */
  readonly isPageOurs?: boolean;
}

/** Placeholder of a chunk: loading, or failed with a retry. */
export function LoadingNote({ loaded, isPageOurs = true }: LoadingNoteProps) {
  const { t } = useI18n();
  if (loaded.status !== 'failed') {
    return (
      <div className="pending card__body">
        <Skeleton />
      </div>
    );
  }
  return (
    <div className="card__body stack" role="alert">
      <p>{t.app.partMissing}</p>
      <div className="row">
        <Button look="primary" onClick={loaded.retry}>
          {t.app.loadPart}
        </Button>
        {/* After a new release, the old chunk doesn't exist any more. */}
        {isPageOurs && <Button onClick={() => location.reload()}>{t.app.reload}</Button>}
      </div>
    </div>
  );
}
