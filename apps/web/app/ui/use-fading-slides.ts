import { type RefObject, useEffect, useRef } from 'react';
import type { Interaction } from './enhance-fading-slides.ts';

/** Slides that fade by the style sheet get their script when somebody first touches them or moves the focus into them. */
export function useFadingSlides(delayMs: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const come = new AbortController();
    const start = async (first: Interaction) => {
      come.abort();
      const { enhanceFadingSlides: startFading } = await import('./enhance-fading-slides.ts');
      if (element.isConnected) stop = startFading(element, delayMs, first);
    };
    for (const name of ['pointerdown', 'focusin'])
      element.addEventListener(name, start, { signal: come.signal });
    // The part of the page around it got its script by a touch that was not heard here.
    if (element.closest('[data-touched]')) start({ type: 'pointerdown', target: element });
    return () => {
      come.abort();
      stop?.();
    };
  }, [delayMs]);
  return place;
}
