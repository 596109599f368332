import { useEffect, useEffectEvent, useState } from 'react';

const everyMs = 5_000;

/** Two minutes: what is not known by then is looked for only when the connection, or somebody, comes back. */
const looksMax = 24;

/**
 * While an outcome is unknown, asks for it by itself: every few seconds for two minutes while the page is visible, at
 * once when the browser is online again, and when somebody comes back to the page. One look at a time. Gives whether it
 * still looks without being woken.
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
