import { useEffect, useState } from 'react';

const secondsSince = (moment: number): number => Math.floor((Date.now() - moment) / 1000);

/** Returns the whole seconds since a time (milliseconds since the epoch), updated every second; negative before it. */
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
