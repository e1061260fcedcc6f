import { useAppName } from './branding-provider.tsx';

/** The heading of a page, and its title in the browser. */
export function PageTitle({ children }: { readonly children: string }) {
  const appName = useAppName();
  return (
    <>
      <title>{`${children} · ${appName}`}</title>
      <h1 tabIndex={-1}>{children}</h1>
    </>
  );
}
