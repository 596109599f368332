import { getHoldSecondsLeft } from '@studio/domain/bookings/hold';
import { useEffect, useState } from 'react';
import { getServerTime } from '../../lib/server-clock.ts';

/** Whole seconds until `expiresAt` (epoch seconds) by the server's clock; counts on its own, also after a tab slept. */
export function useSecondsLeft(expiresAt: number): number {
  const [left, setLeft] = useState(() => secondsLeft(expiresAt));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(expiresAt));
    tick();
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt]);
  return left;
}

function secondsLeft(expiresAt: number): number {
  return getHoldSecondsLeft(new Date(expiresAt * 1000), getServerTime());
}
