import { useEffect, useState } from 'react';

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds left until a moment in milliseconds since the epoch, counted down as time goes by; 0 once it is over. */
export function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const [shown, setShown] = useState(until);
  if (shown !== until) {
    setShown(until);
    setSeconds(secondsUntil(until));
  }
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
