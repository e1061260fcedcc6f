import { useEffect } from 'react';

/** Asks before the page is closed while that would lose something. */
export function useUnloadGuard(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsafe]);
}
