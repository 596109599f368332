import { type RefObject, useEffect, useRef } from 'react';

const afterStartMs = 50;
const afterTurningMs = 100;

/**
 * Keeps the space under the fixed header as high as the full header is: measured 50 ms after the start and 100 ms
 * after the device was turned (handbook: pages 1). The style sheet has it right unless text is enlarged.
 */
export function useHeaderHeight(): {
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
    const turned = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, afterTurningMs);
    };
    screen.orientation?.addEventListener('change', turned);
    return () => {
      clearTimeout(timer);
      screen.orientation?.removeEventListener('change', turned);
    };
  }, []);
  return { header, space };
}

/** The style sheet shrinks it above 768 px only. */
function isShrunk(header: HTMLElement): boolean {
  return header.dataset.header === 'shrunk' && matchMedia('(min-width: 48.0625rem)').matches;
}
