import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A popover under its button, both inside the element that takes the ref: it closes when the page turns, and gets
 * what a mouse and arrow keys do with it once either comes near.
 */
export function useHoverMenu(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { key: page } = useLocation();
  useEffect(() => {
    if (page) place.current?.querySelector<HTMLElement>('[popover]')?.hidePopover();
  }, [page]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const come = new AbortController();
    const load = async () => {
      come.abort();
      const { moveHoverMenu } = await import('./hover-menu.ts');
      stop = moveHoverMenu(element);
    };
    for (const name of ['pointerenter', 'focusin'])
      element.addEventListener(name, load, { signal: come.signal });
    return () => {
      come.abort();
      stop?.();
    };
  }, []);
  return place;
}
