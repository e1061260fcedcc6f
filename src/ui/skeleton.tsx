import { useI18n } from '#i18n/i18n-context.tsx';

/** Stands in the place of what is on its way, and says so. */
export function Skeleton() {
  const { t } = useI18n();
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t.app.loading}</span>
    </div>
  );
}
