import { useEffect, useEffectEvent, useState } from 'react';

const everyMs = 5_000;

/** Two minutes of polling. After that it polls only when the browser is online again or the page becomes visible. */
const looksMax = 24;

/**
 * Polls while an outcome is unknown: every five seconds for two minutes while the page is visible. It also polls when
 * the browser is online again or the page becomes visible. Runs one request at a time. Returns whether it still polls
 * on the timer.
 */
export function usePollUntilSettled(unknown: boolean, look: () => Promise<void>): boolean {
  const [over, setOver] = useState(false);
  const latest = useEffectEvent(look);
  useEffect(() => {
    setOver(false);
    if (!unknown) return;
    const gone = new AbortController();
    const { signal } = gone;
    let busy = false;
    let looks = 0;
    const again = async () => {
      if (busy || signal.aborted || document.hidden || !navigator.onLine) return;
      busy = true;
      await latest().finally(() => {
        busy = false;
      });
    };
    const timer = setInterval(() => {
      if (document.hidden) return;
      looks += 1;
      if (looks > looksMax) {
        clearInterval(timer);
        setOver(true);
      } else void again();
    }, everyMs);
    const wake = () => void again();
    addEventListener('online', wake, { signal });
    document.addEventListener('visibilitychange', wake, { signal });
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [unknown]);
  return unknown && !over;
}
