/** Minimum length of a swipe in px; it must also be more horizontal than vertical. */
const swipePx = 40;

/** Interaction with the slides: an event, or the known data of one from before hydration. */
export type Interaction = Pick<Event, 'type' | 'target'>;

/**
 * Adds script features to CSS-only slides (ui/fading-slides.tsx) on first use. Any interaction stops autoplay. Arrow
 * keys and swipes change the slide, and play resumes from the current one. `first` is the interaction that loaded this
 * script. Returns a function that removes the listeners.
 */
export function enhanceFadingSlides(place: HTMLElement, delayMs: number, first: Interaction): () => void {
  const bars = [...place.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const pause = place.querySelector<HTMLInputElement>('.fading-pause input');
  const stage = place.querySelector('[aria-live]');
  const say = (live: 'off' | 'polite') => stage?.setAttribute('aria-live', live);
  const leave = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ) => place.addEventListener(name, heard, { signal: leave.signal });

  const turn = (step: number) => {
    const bar = bars[(currentOf(place, bars) + step + bars.length) % bars.length];
    if (!bar) return;
    bar.checked = true;
    say('polite');
  };
  const touched = ({ type, target }: Interaction) => {
    if (!(target instanceof Element) || target.closest('.fading-pause, [type="reset"]')) return;
    if (type === 'pointerdown' || target.matches(':focus-visible')) turn(0);
  };
  const paused = () => {
    if (!pause?.checked) return;
    turn(0);
    pause.checked = false;
    place.querySelector<HTMLElement>('[type="reset"]')?.focus();
  };

  listen('pointerdown', touched);
  listen('focusin', touched);
  listen('change', () => (pause?.checked ? paused() : say('polite')));
  listen('reset', () => {
    const from = currentOf(place, bars);
    say('off');
    // Runs after the form has been reset and the animations have restarted.
    requestAnimationFrame(() => {
      for (const animation of place.getAnimations({ subtree: true })) animation.currentTime = from * delayMs;
      pause?.focus();
    });
  });
  listen('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // Radio buttons already handle arrow keys.
    if (!step || (event.target instanceof HTMLInputElement && event.target.type === 'radio')) return;
    event.preventDefault();
    turn(step);
  });
  listenForSwipes(place, turn, leave.signal);

  touched(first);
  paused();
  return () => leave.abort();
}

/** Returns the visible slide: the chosen one, or by the progress of the first slide's animation. */
function currentOf(place: HTMLElement, bars: readonly HTMLInputElement[]): number {
  const chosen = bars.findIndex((bar) => bar.checked);
  if (chosen >= 0) return chosen;
  const [cycle] = place.querySelector('.fading-slide')?.getAnimations() ?? [];
  return Math.floor((cycle?.effect?.getComputedTiming().progress ?? 0) * bars.length);
}

function listenForSwipes(place: HTMLElement, turn: (step: 1 | -1) => void, signal: AbortSignal): void {
  let from: PointerEvent | null = null;
  place.addEventListener(
    'pointerdown',
    (event) => {
      from = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
    },
    { signal },
  );
  place.addEventListener(
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
