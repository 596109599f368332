import { type RefObject, useEffect } from 'react';

/** Tells an element how much of the window the keyboard of a phone leaves, as --visible-height and --visible-top. */
export function useVisibleViewport(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!open || !view) return;
    const left = new AbortController();
    const fit = () => {
      // Who looks closer sees less of the window, and no less of the chat.
      if (view.scale > 1.01) return;
      element.current?.style.setProperty('--visible-height', `${view.height}px`);
      element.current?.style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    fit();
    for (const name of ['resize', 'scroll']) view.addEventListener(name, fit, { signal: left.signal });
    return () => left.abort();
  }, [element, open]);
}
