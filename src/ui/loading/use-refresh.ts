import { useEffect } from 'react';

/** Calls `refresh` now, and each time that the window gets focus. Stable; undefined for never. */
export function useRefresh(refresh: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    if (!refresh) return undefined;
    const look = () => void refresh();
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [refresh]);
}
