import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface AutoplayOptions {
  /** Element that moves. */
  place: RefObject<HTMLElement | null>;
  /** Milliseconds from one change to the next; 0: no autoplay. */
  delayMs: number;
  onTurn: () => void;
}

export interface Autoplay {
  /** Autoplay is on: neither paused nor stopped by an interaction. */
  playing: boolean;
  moving: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * Calls `onTurn` every `delayMs` while the element is visible and neither hovered nor focused. Never runs with reduced
 * motion. The caller decides when to stop it.
 */
export function useAutoplay({ place, delayMs, onTurn }: AutoplayOptions): Autoplay {
  const [playing, setPlaying] = useState(delayMs > 0);
  const [calm, setCalm] = useState(false);
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = place.current;
    if (!element || !playing) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setPlaying(false);
    let inSight = false;
    // The focus stays on the play button after it was pressed.
    const inUse = () => element.matches(':hover, :has(:focus-visible:not([data-play]))');
    const look = () => setCalm(inSight && !document.hidden && !inUse());
    const sight = new IntersectionObserver(
      ([entry]) => {
        inSight = entry?.isIntersecting ?? false;
        look();
      },
      { threshold: 0.3 },
    );
    sight.observe(element);
    const leave = new AbortController();
    const options = { signal: leave.signal };
    for (const name of ['pointerenter', 'pointerleave', 'focusin'])
      element.addEventListener(name, look, options);
    // During focusout no element has the focus yet.
    element.addEventListener('focusout', () => setTimeout(look), options);
    document.addEventListener('visibilitychange', look, options);
    return () => {
      sight.disconnect();
      leave.abort();
    };
  }, [place, playing]);

  const moving = playing && calm;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => turn(), delayMs);
    return () => clearInterval(timer);
  }, [moving, delayMs]);
  return { playing, moving, setPlaying };
}
