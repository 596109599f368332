import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface ScrollRow {
  /** Index of the slide at the left edge, or, during scrolling, of the slide to which the row scrolls. */
  current: number;
  /**
   * Scrolls to a slide. Beyond an end, continues at the other end: directly if one slide fills the row, otherwise by
   * scrolling back.
   */
  go: (to: number) => void;
}

/** Tracks and scrolls a snapping horizontal row of equally wide children. */
export function useScrollRow(row: RefObject<HTMLElement | null>, count: number, speedMs: number): ScrollRow {
  const [current, setCurrent] = useState(0);
  const read = useEffectEvent(() => {
    const element = row.current;
    // While the row scrolls, `current` stays at the target, so that another click continues from there.
    if (element && !element.dataset.animatingScroll)
      setCurrent(Math.round(element.scrollLeft / getSlideStep(element)) % count);
  });
  useEffect(() => {
    const element = row.current;
    const listen = () => read();
    element?.addEventListener('scroll', listen, { passive: true });
    return () => element?.removeEventListener('scroll', listen);
  }, [row]);
  return {
    current,
    go: (to) => {
      const element = row.current;
      if (!element) return;
      const step = getSlideStep(element);
      const wraps = step > element.clientWidth * 0.9 && (to < 0 || to >= count);
      const target = (to + count) % count;
      if (wraps) goAround(element, to < 0, speedMs);
      else animateScroll(element, target * step, speedMs);
      // If the row shows several slides, the last ones never reach the left edge.
      setCurrent(Math.min(target, Math.round((element.scrollWidth - element.clientWidth) / step)));
    },
  };
}

/** Returns the distance between the starts of two slides in px. */
export function getSlideStep(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft;
}

/**
 * Scrolls from the last slide to the first, or back, without passing the others. To do so, it moves the first slide
 * behind the last one during the animation.
 */
function goAround(row: HTMLElement, backwards: boolean, speedMs: number): void {
  const first = row.firstElementChild;
  if (!(first instanceof HTMLElement)) return;
  const step = getSlideStep(row);
  const endOffset = row.children.length * step;
  first.style.transform = `translateX(${endOffset}px)`;
  if (backwards) row.scrollLeft = endOffset;
  animateScroll(row, backwards ? endOffset - step : endOffset, speedMs, () => {
    first.style.transform = '';
    if (!backwards) row.scrollLeft = 0;
  });
}

/**
 * Scrolls to a position in a set time with easing; at once with reduced motion. A new call replaces the
 * running one.
 */
export function animateScroll(row: HTMLElement, to: number, durationMs: number, onEnd?: () => void): void {
  const from = row.scrollLeft;
  const distance = Math.min(to, row.scrollWidth - row.clientWidth) - from;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const start = performance.now();
  const animationId = String(start);
  row.dataset.animatingScroll = animationId;
  row.style.scrollSnapType = 'none';
  const frame = (now: number) => {
    const share = reducedMotion ? 1 : Math.min(1, Math.max(0, (now - start) / durationMs));
    const superseded = row.dataset.animatingScroll !== animationId;
    if (!superseded) row.scrollLeft = from + distance * (1 - (1 - share) ** 3);
    if (!superseded && share < 1) return requestAnimationFrame(frame);
    onEnd?.();
    if (superseded) return;
    delete row.dataset.animatingScroll;
    row.style.scrollSnapType = '';
    // Makes the listeners read the final position, because the last animation frame may not have scrolled.
    row.dispatchEvent(new Event('scroll'));
  };
  requestAnimationFrame(frame);
}
