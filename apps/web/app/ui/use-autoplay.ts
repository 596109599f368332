import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface AutoplayOptions {
  /** Element that moves. */
  container: RefObject<HTMLElement | null>;
  /** Time in milliseconds from one change to the next; 0 for no autoplay. */
  delayMs: number;
  onAdvance: () => void;
}

export interface Autoplay {
  /** Whether autoplay is on: neither paused nor stopped by an interaction. */
  playing: boolean;
  /** Whether the slides change now: autoplay is on, and the element is visible and neither hovered nor focused. */
  moving: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * Calls `onAdvance` every `delayMs` while the element is visible and neither hovered nor focused. Never runs with
 * reduced motion. The caller stops it after an interaction.
 */
export function useAutoplay({ container, delayMs, onAdvance }: AutoplayOptions): Autoplay {
  const [playing, setPlaying] = useState(delayMs > 0);
  const [canMove, setCanMove] = useState(false);
  const advance = useEffectEvent(onAdvance);
  useEffect(() => {
    const element = container.current;
    if (!element || !playing) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setPlaying(false);
    let isVisible = false;
    // Focus on the play button doesn't count, because the button keeps the focus after a click.
    const inUse = () => element.matches(':hover, :has(:focus-visible:not([data-play]))');
    const update = () => setCanMove(isVisible && !document.hidden && !inUse());
    const observer = new IntersectionObserver(
      ([entry]) => {
        isVisible = entry?.isIntersecting ?? false;
        update();
      },
      { threshold: 0.3 },
    );
    observer.observe(element);
    const controller = new AbortController();
    const options = { signal: controller.signal };
    for (const name of ['pointerenter', 'pointerleave', 'focusin'])
      element.addEventListener(name, update, options);
    // During focusout, no element has the focus yet.
    element.addEventListener('focusout', () => setTimeout(update), options);
    document.addEventListener('visibilitychange', update, options);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [container, playing]);

  const moving = playing && canMove;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => advance(), delayMs);
    return () => clearInterval(timer);
  }, [moving, delayMs]);
  return { playing, moving, setPlaying };
}
