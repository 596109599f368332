import { useEffect, useRef, useState } from 'react';

const shownAfterMs = 200;
const shownForMs = 300;

/** Returns whether to show a skeleton: only if loading takes over 200 ms, and then for at least 300 ms. */
export function useDelayedSkeleton(pending: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (pending === shown) return;
    const wait = pending ? shownAfterMs : since.current + shownForMs - Date.now();
    const timer = setTimeout(
      () => {
        if (pending) since.current = Date.now();
        setShown(pending);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [pending, shown]);
  return shown;
}
