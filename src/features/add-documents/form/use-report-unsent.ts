import { useEffect } from 'react';

/** Reports the number of unsent files, and 0 on unmount. */
export function useReportUnsent(unsentCount: number, onUnsentChange: (unsentCount: number) => void): void {
  useEffect(() => onUnsentChange(unsentCount), [unsentCount, onUnsentChange]);
  // Leaving the page discards the files.
  useEffect(() => () => onUnsentChange(0), [onUnsentChange]);
}
