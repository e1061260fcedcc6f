import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';
import type { Loaded } from '#ui/use-loaded.ts';

/** Stands where a part of the page will be: on its way, or to be tried again. */
export function PartNote({ loaded }: { readonly loaded: Loaded<unknown> }) {
  const { t } = useI18n();
  if (loaded.status !== 'failed') return <p className="card__body muted">{t.app.loading}</p>;
  return (
    <div className="card__body stack" role="alert">
      <p>{t.app.partMissing}</p>
      <div className="row">
        <Button look="primary" onClick={loaded.retry}>
          {t.app.loadPart}
        </Button>
        {/* After a new release the old part is not there any more. */}
        <Button onClick={() => location.reload()}>{t.app.reload}</Button>
      </div>
    </div>
  );
}
