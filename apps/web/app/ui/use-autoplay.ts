import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface AutoplayOptions {
  /** What moves. */
  place: RefObject<HTMLElement | null>;
  /** From one change to the next, in ms; 0: nothing moves by itself. */
  delayMs: number;
  /** Called when it is time. */
  onTurn: () => void;
}

export interface Autoplay {
  /** Whether it is meant to move: until it is paused or used. */
  playing: boolean;
  /** Whether it moves right now. */
  moving: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * Calls `onTurn` every `delayMs` while the place is in the window, the tab is seen, and neither pointer nor focus is in
 * it. Never with less motion wanted. Whether to stop for good is the caller's.
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
    // Who has just pressed play still has the focus on it.
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
    // While it leaves, the focus is nowhere yet.
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
