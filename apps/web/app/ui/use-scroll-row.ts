import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface ScrollRow {
  /** Index of the slide at the left edge, or of the one on its way there. */
  current: number;
  /** Moves to a slide in the given time. Past either end it goes on with the slide at the other end, where one slide fills the row. */
  go: (to: number) => void;
}

/** Reads and moves a row that scrolls sideways and snaps to its children, which are equally wide. */
export function useScrollRow(row: RefObject<HTMLElement | null>, count: number, speedMs: number): ScrollRow {
  const [current, setCurrent] = useState(0);
  const read = useEffectEvent(() => {
    const element = row.current;
    // On the way it counts where it goes: whoever presses again meanwhile goes on, or back, from there.
    if (element && !element.dataset.gliding)
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
      // Where several slides fill the row, the last ones never come to its left edge.
      setCurrent(Math.min(target, Math.round((element.scrollWidth - element.clientWidth) / step)));
    },
  };
}

/** From the start of a slide to the start of the next, in px. */
export function getSlideStep(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft;
}

/** From the last to the first, or back, without passing the others: the first stands behind the last for the moment. */
function goAround(row: HTMLElement, backwards: boolean, speedMs: number): void {
  const first = row.firstElementChild;
  if (!(first instanceof HTMLElement)) return;
  const step = getSlideStep(row);
  const behind = row.children.length * step;
  first.style.transform = `translateX(${behind}px)`;
  if (backwards) row.scrollLeft = behind;
  animateScroll(row, backwards ? behind - step : behind, speedMs, () => {
    first.style.transform = '';
    if (!backwards) row.scrollLeft = 0;
  });
}

/** Scrolls to a place in a set time, slow in the end; at once with less motion wanted. A new way ends the one before. */
export function animateScroll(row: HTMLElement, to: number, durationMs: number, onEnd?: () => void): void {
  const from = row.scrollLeft;
  const way = Math.min(to, row.scrollWidth - row.clientWidth) - from;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const start = performance.now();
  const own = String(start);
  row.dataset.gliding = own;
  row.style.scrollSnapType = 'none';
  const frame = (now: number) => {
    const share = still ? 1 : Math.min(1, Math.max(0, (now - start) / durationMs));
    const superseded = row.dataset.gliding !== own;
    if (!superseded) row.scrollLeft = from + way * (1 - (1 - share) ** 3);
    if (!superseded && share < 1) return requestAnimationFrame(frame);
    onEnd?.();
    if (superseded) return;
    delete row.dataset.gliding;
    row.style.scrollSnapType = '';
    // The last frame may have moved nothing; the row is read once more where it has come to.
    row.dispatchEvent(new Event('scroll'));
  };
  requestAnimationFrame(frame);
}
