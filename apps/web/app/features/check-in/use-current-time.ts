import { useEffect, useState } from 'react';
import { getServerTime } from '../../lib/server-clock.ts';

/** The studio's time, anew every few seconds: clock and check-in follow it. */
export function useCurrentTime(everyMs = 5000): Date {
  const [now, setNow] = useState(getServerTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerTime()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
