import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';

/** The studio's time, anew every few seconds: clock and check-in follow it. */
export function useNow(everyMs = 5000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
