import { useEffect, useState } from 'react';

const secondsSince = (moment: number): number => Math.floor((Date.now() - moment) / 1000);

/** Whole seconds from a moment, in milliseconds since the epoch, until now, as time goes by; negative before it. */
export function useSecondsSince(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsSince(moment));
  const [shown, setShown] = useState(moment);
  if (shown !== moment) {
    setShown(moment);
    setSeconds(secondsSince(moment));
  }
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(moment)), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
