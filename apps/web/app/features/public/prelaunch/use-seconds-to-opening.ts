import { useCallback, useSyncExternalStore } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { getSecondsLeft } from './countdown-parts.ts';

/**
 * Returns the seconds until an instant by the server's clock, updated every second until zero. Hydrates with
 * the seconds that the server rendered, which it reads from `data-seconds-left` of the element with the given
 * id.
 */
export function useSecondsToOpening(endsAtMs: number, elementId: string): number {
  const getSnapshot = useCallback(() => getSecondsLeft(endsAtMs, getServerTime().getTime()), [endsAtMs]);
  const subscribe = useCallback(
    (onStoreChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const ms = endsAtMs - getServerTime().getTime();
        if (ms > 0) timer = setTimeout(tick, ((ms - 1) % 1000) + 1);
      };
      const tick = () => {
        onStoreChange();
        wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [endsAtMs],
  );
  const getServerSnapshot = () => {
    if (typeof document === 'undefined') return getSnapshot();
    return Number(document.getElementById(elementId)?.dataset.secondsLeft ?? getSnapshot());
  };
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
