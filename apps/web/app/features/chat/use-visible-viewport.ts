import { type RefObject, useEffect } from 'react';

/** Sets --visible-height and --visible-top on an element to the area above the on-screen keyboard. */
export function useVisibleViewport(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!open || !view) return;
    const left = new AbortController();
    const fit = () => {
      // Ignores pinch zoom, which shrinks the visual viewport but must not shrink the chat.
      if (view.scale > 1.01) return;
      element.current?.style.setProperty('--visible-height', `${view.height}px`);
      element.current?.style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    fit();
    for (const name of ['resize', 'scroll']) view.addEventListener(name, fit, { signal: left.signal });
    return () => left.abort();
  }, [element, open]);
}
