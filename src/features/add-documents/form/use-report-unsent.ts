import { useEffect } from 'react';

/** Tells how many files are here that were not handed over yet, and at the end that there are none. */
export function useReportUnsent(unsentCount: number, onUnsentChange: (unsentCount: number) => void): void {
  useEffect(() => onUnsentChange(unsentCount), [unsentCount, onUnsentChange]);
  // Who leaves the page leaves the files behind.
  useEffect(() => () => onUnsentChange(0), [onUnsentChange]);
}
