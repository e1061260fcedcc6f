import { useI18n } from '#i18n/i18n-context.tsx';

/** Nothing is to be seen yet: until then the outline of a page stays that `index.html` has. */
export function Pending() {
  const { t } = useI18n();
  return <p className="visually-hidden">{t.app.loading}</p>;
}
