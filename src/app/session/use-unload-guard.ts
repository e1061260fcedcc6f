import { useEffect } from 'react';

/** Lets the browser ask before the page is left, as long as that would lose something. */
export function useUnloadGuard(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsafe]);
}
