import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Moves the focus to `instead` when the focused element in `place` is removed, such as a pressed button. */
export function useFocusFallback(
  place: RefObject<HTMLElement | null>,
  instead: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const came = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    place.current?.addEventListener('focusin', came, { signal: left.signal });
    return () => left.abort();
  }, [place]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    instead.current?.focus({ preventScroll: true });
  });
}
