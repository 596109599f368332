import { type RefObject, useEffect, useRef } from 'react';
import type { Interaction } from './enhance-fading-slides.ts';

/** Loads the script of CSS-only slides on the first touch, click or focus. */
export function useFadingSlides(delayMs: number): RefObject<HTMLElement | null> {
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const controller = new AbortController();
    const start = async (first: Interaction) => {
      controller.abort();
      const { enhanceFadingSlides: startFading } = await import('./enhance-fading-slides.ts');
      if (element.isConnected) stop = startFading(element, delayMs, first);
    };
    for (const name of ['pointerdown', 'focusin'])
      element.addEventListener(name, start, { signal: controller.signal });
    return () => {
      controller.abort();
      stop?.();
    };
  }, [delayMs]);
  return container;
}
