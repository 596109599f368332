import { type RefObject, useEffect } from 'react';

/**
 * Sets the CSS variables --visible-height and --visible-top of an element to the area above the on-screen
 * keyboard.
 */
export function useVisibleViewport(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!open || !view) return;
    const controller = new AbortController();
    const updateSize = () => {
      // Ignores pinch zoom, which shrinks the visual viewport but must not shrink the chat.
      if (view.scale > 1.01) return;
      element.current?.style.setProperty('--visible-height', `${view.height}px`);
      element.current?.style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    updateSize();
    for (const name of ['resize', 'scroll'])
      view.addEventListener(name, updateSize, { signal: controller.signal });
    return () => controller.abort();
  }, [element, open]);
}
