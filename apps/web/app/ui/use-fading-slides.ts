import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A swipe is at least this long, in px, and more across than down. */
const swipePx = 40;

export interface FadingState {
  place: RefObject<HTMLElement | null>;
  /** Whether they take turns by themselves. */
  playing: boolean;
  /** Somebody pressed pause, or chose a bar. */
  onChange: (target: HTMLInputElement) => void;
  onReset: () => void;
}

/**
 * What scripts add to slides that already fade by the style sheet: whatever people do with them stops them for good, arrows
 * and swipes turn them, and they rest in a tab that nobody sees.
 */
export function useFadingSlides(count: number, delayMs: number): FadingState {
  const place = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState(true);

  const stop = (step = 0) => {
    const next = (currentOf(place.current, count) + step + count) % count;
    const bar = barsOf(place.current)[next];
    if (!bar) return;
    bar.checked = true;
    setPlaying(false);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // In the row of bars the arrows choose already.
    if (!step || (event.target instanceof HTMLInputElement && event.target.type === 'radio')) return;
    event.preventDefault();
    stop(step);
  });
  const onTouched = useEffectEvent((event: Event) => {
    const target = event.target as Element;
    if (target.closest('.fading-pause, [type="reset"]')) return;
    if (event.type === 'pointerdown' || target.matches(':focus-visible')) stop();
  });
  const onSwipe = useEffectEvent(stop);
  useEffect(() => {
    const element = place.current;
    if (!element || count < 2) return;
    if (barsOf(element).some((bar) => bar.checked)) setPlaying(false);
    const leave = new AbortController();
    const options = { signal: leave.signal };
    element.addEventListener('pointerdown', onTouched, options);
    element.addEventListener('focusin', onTouched, options);
    element.addEventListener('keydown', onKey, options);
    listenForSwipes(element, onSwipe, leave.signal);
    document.addEventListener(
      'visibilitychange',
      () => element.toggleAttribute('data-away', document.hidden),
      options,
    );
    return () => leave.abort();
  }, [count]);

  return {
    place,
    playing,
    onChange: (target) => {
      if (target.type === 'radio') return setPlaying(false);
      if (!target.checked) return;
      stop();
      target.checked = false;
      place.current?.querySelector<HTMLElement>('[type="reset"]')?.focus();
    },
    onReset: () => {
      const from = currentOf(place.current, count);
      setPlaying(true);
      // Once the form is empty again and the animations have begun anew: on with the slide that stands there.
      requestAnimationFrame(() => {
        for (const animation of place.current?.getAnimations({ subtree: true }) ?? [])
          animation.currentTime = from * delayMs;
        place.current?.querySelector<HTMLElement>('.fading-pause input')?.focus();
      });
    },
  };
}

function barsOf(place: HTMLElement | null): HTMLInputElement[] {
  return [...(place?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])];
}

/** Which slide is to be seen: the chosen one, or how far the first one's cycle is. */
function currentOf(place: HTMLElement | null, count: number): number {
  const chosen = barsOf(place).findIndex((bar) => bar.checked);
  if (chosen >= 0) return chosen;
  const [turn] = place?.querySelector('.fading-slide')?.getAnimations() ?? [];
  return Math.floor((turn?.effect?.getComputedTiming().progress ?? 0) * count);
}

function listenForSwipes(element: HTMLElement, turn: (step: 1 | -1) => void, signal: AbortSignal): void {
  let from: PointerEvent | null = null;
  element.addEventListener(
    'pointerdown',
    (event) => {
      from = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      if (!from) return;
      const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
      from = null;
      if (Math.abs(across) > Math.max(swipePx, Math.abs(down))) turn(across < 0 ? 1 : -1);
    },
    { signal },
  );
}
