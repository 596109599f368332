import { useEffect, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';

/** Returns the server's time, updated every few seconds. */
export function useCurrentTime(everyMs = 5000): Date {
  const [now, setNow] = useState(getServerTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerTime()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
