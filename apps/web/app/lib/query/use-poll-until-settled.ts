import { useEffect, useEffectEvent, useState } from 'react';

const everyMs = 5_000;

/**
 * Maximum number of polls by timer, for two minutes. After that, polls only when the browser is online again
 * or the page becomes visible.
 */
const maxPolls = 24;

/**
 * Polls while an outcome is unknown: every five seconds for two minutes while the page is visible, and also
 * when the browser is online again or the page becomes visible. Runs one request at a time. Returns whether
 * it still polls by timer.
 */
export function usePollUntilSettled(isUnknown: boolean, poll: () => Promise<void>): boolean {
  const [isTimedOut, setIsTimedOut] = useState(false);
  const latest = useEffectEvent(poll);
  useEffect(() => {
    setIsTimedOut(false);
    if (!isUnknown) return;
    const controller = new AbortController();
    const { signal } = controller;
    let busy = false;
    let polls = 0;
    const pollOnce = async () => {
      if (busy || signal.aborted || document.hidden || !navigator.onLine) return;
      busy = true;
      await latest().finally(() => {
        busy = false;
      });
    };
    const timer = setInterval(() => {
      if (document.hidden) return;
      polls += 1;
      if (polls > maxPolls) {
        clearInterval(timer);
        setIsTimedOut(true);
      } else void pollOnce();
    }, everyMs);
    const wake = () => void pollOnce();
    addEventListener('online', wake, { signal });
    document.addEventListener('visibilitychange', wake, { signal });
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [isUnknown]);
  return isUnknown && !isTimedOut;
}
