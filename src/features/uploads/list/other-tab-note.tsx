import { useI18n } from '#i18n/i18n-context.tsx';

/** Says that another tab that holds uploads doesn't answer. */
export function OtherTabNote() {
  const { t } = useI18n();
  return (
    <p className="uploads__notice" role="alert">
      {t.uploads.otherTabBusy}
    </p>
  );
}
