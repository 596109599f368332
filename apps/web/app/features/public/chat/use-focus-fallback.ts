import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Moves the focus to `fallback` when the focused element in `container` is removed, such as a clicked button. */
export function useFocusFallback(
  container: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const rememberFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    container.current?.addEventListener('focusin', rememberFocus, { signal: controller.signal });
    return () => controller.abort();
  }, [container]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    fallback.current?.focus({ preventScroll: true });
  });
}
