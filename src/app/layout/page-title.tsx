import { useAppName } from './branding-provider.tsx';

/** Heading of a page, also used as the title in the browser. */
export function PageTitle({ children }: { readonly children: string }) {
  const appName = useAppName();
  return (
    <>
      <title>{`${children} · ${appName}`}</title>
      <h1 tabIndex={-1}>{children}</h1>
    </>
  );
}
