import { useI18n } from '#i18n/i18n-context.tsx';

/** Placeholder for content that is loading, with a text for screen readers. */
export function Skeleton() {
  const { t } = useI18n();
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t.app.loading}</span>
      <div />
      <div />
      <div />
    </div>
  );
}
