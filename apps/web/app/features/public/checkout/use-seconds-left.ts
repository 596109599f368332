import { getHoldSecondsLeft } from '@studio/domain/bookings/hold';
import { useEffect, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';

/**
 * Counts whole seconds until `expiresAt` (epoch seconds) by the server's clock. Also updates when a sleeping
 * tab wakes.
 */
export function useSecondsLeft(expiresAt: number): number {
  const [remaining, setRemaining] = useState(() => getSecondsLeft(expiresAt));
  useEffect(() => {
    const tick = () => setRemaining(getSecondsLeft(expiresAt));
    tick();
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt]);
  return remaining;
}

function getSecondsLeft(expiresAt: number): number {
  return getHoldSecondsLeft(new Date(expiresAt * 1000), getServerTime());
}
