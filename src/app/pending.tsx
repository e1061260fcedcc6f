import { useI18n } from '#i18n/i18n-context.tsx';

/** Renders nothing: the outline of `index.html` stays until then. */
export function Pending() {
  const { t } = useI18n();
  return <p className="visually-hidden">{t.app.loading}</p>;
}
