import { type RefObject, useEffect, useRef } from 'react';

const afterStartMs = 50;
const afterRotationMs = 100;

/**
 * Measures the header at its full height and reserves that much space below it: 50 ms after the page starts
 * and 100 ms after a change of orientation (handbook: pages 1). Needed only when the visitor has enlarged the
 * text; otherwise the height from CSS is right.
 */
export function useReserveHeaderSpace(): {
  header: RefObject<HTMLElement | null>;
  space: RefObject<HTMLDivElement | null>;
} {
  const header = useRef<HTMLElement>(null);
  const space = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measure = () => {
      if (!header.current || !space.current || isShrunk(header.current)) return;
      space.current.style.height = '';
      const missing = header.current.offsetHeight - space.current.offsetHeight;
      if (missing > 0) space.current.style.height = `${header.current.offsetHeight}px`;
    };
    let timer = setTimeout(measure, afterStartMs);
    const handleOrientationChange = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, afterRotationMs);
    };
    screen.orientation?.addEventListener('change', handleOrientationChange);
    return () => {
      clearTimeout(timer);
      screen.orientation?.removeEventListener('change', handleOrientationChange);
    };
  }, []);
  return { header, space };
}

/** Returns whether the header is shrunk. CSS shrinks it only above 768 px. */
function isShrunk(header: HTMLElement): boolean {
  return header.dataset.header === 'shrunk' && matchMedia('(min-width: 48.0625rem)').matches;
}
