import { type RefObject, useEffect, useEffectEvent } from 'react';
import { animateScroll, getSlideStep } from './use-scroll-row.ts';

/** Minimum distance of a drag in px; less is a click. */
const dragPx = 6;

const settleMs = 320;

/**
 * Lets the mouse drag a horizontally scrolling row, as touch does natively. After a drag, the row snaps to a
 * slide.
 */
export function useMouseDrag(row: RefObject<HTMLElement | null>, onDrag: () => void): void {
  const notifyDrag = useEffectEvent(onDrag);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let from: { x: number; scroll: number; moved: boolean } | null = null;
    const handlePointerDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button === 0)
        from = { x: event.clientX, scroll: element.scrollLeft, moved: false };
    };
    const handlePointerMove = (event: PointerEvent) => {
      if (!from || (!from.moved && Math.abs(event.clientX - from.x) < dragPx)) return;
      if (!from.moved) {
        from.moved = true;
        notifyDrag();
        element.setPointerCapture(event.pointerId);
        element.style.scrollSnapType = 'none';
      }
      element.scrollLeft = from.scroll - (event.clientX - from.x);
    };
    const handlePointerUp = (event: PointerEvent) => {
      const start = from;
      from = null;
      if (!start?.moved) return;
      const step = getSlideStep(element);
      const distance = start.x - event.clientX;
      // A short drag is enough to reach the next slide.
      const target = Math.round(element.scrollLeft / step + Math.sign(distance) * 0.4);
      animateScroll(element, Math.max(0, target) * step, settleMs);
      element.addEventListener('click', suppressClick, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', suppressClick, true));
    };
    const controller = new AbortController();
    const options = { signal: controller.signal };
    element.addEventListener('pointerdown', handlePointerDown, options);
    element.addEventListener('pointermove', handlePointerMove, options);
    element.addEventListener('pointerup', handlePointerUp, options);
    element.addEventListener('pointercancel', handlePointerUp, options);
    element.addEventListener('dragstart', (event) => event.preventDefault(), options);
    return () => controller.abort();
  }, [row]);
}

/** Suppresses the click that ends a drag. */
function suppressClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
