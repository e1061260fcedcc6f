import { useI18n } from '#i18n/i18n-context.tsx';

/** The heading of a page, and its title in the browser. */
export function PageTitle({ children }: { readonly children: string }) {
  const { t } = useI18n();
  return (
    <>
      <title>{`${children} · ${t.app.name}`}</title>
      <h1 tabIndex={-1}>{children}</h1>
    </>
  );
}
