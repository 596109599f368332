/** Minimum length of a swipe in px. A swipe must also be more horizontal than vertical. */
const swipePx = 40;

/** Interaction with the slides: an event, or the type and target of an event from before hydration. */
export type Interaction = Pick<Event, 'type' | 'target'>;

/**
 * Adds arrow keys and swipes to CSS-only slides (ui/fading-slides.tsx). Any interaction stops autoplay, and the play
 * button resumes from the current slide. `first` is the interaction that made this script load. Returns a function
 * that removes the listeners.
 */
export function enhanceFadingSlides(container: HTMLElement, delayMs: number, first: Interaction): () => void {
  const bars = [...container.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const pause = container.querySelector<HTMLInputElement>('.crossfade-pause input');
  const stage = container.querySelector('[aria-live]');
  const setLive = (live: 'off' | 'polite') => stage?.setAttribute('aria-live', live);
  const controller = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => container.addEventListener(name, listener, { signal: controller.signal });

  const advance = (step: number) => {
    const bar = bars[(getCurrentIndex(container, bars) + step + bars.length) % bars.length];
    if (!bar) return;
    bar.checked = true;
    setLive('polite');
  };
  const handleTouch = ({ type, target }: Interaction) => {
    if (!(target instanceof Element) || target.closest('.crossfade-pause, [type="reset"]')) return;
    if (type === 'pointerdown' || target.matches(':focus-visible')) advance(0);
  };
  const handlePause = () => {
    if (!pause?.checked) return;
    advance(0);
    pause.checked = false;
    container.querySelector<HTMLElement>('[type="reset"]')?.focus();
  };

  listen('pointerdown', handleTouch);
  listen('focusin', handleTouch);
  listen('change', () => (pause?.checked ? handlePause() : setLive('polite')));
  listen('reset', () => {
    const from = getCurrentIndex(container, bars);
    setLive('off');
    // Runs after the form has been reset and the animations have restarted.
    requestAnimationFrame(() => {
      for (const animation of container.getAnimations({ subtree: true }))
        animation.currentTime = from * delayMs;
      pause?.focus();
    });
  });
  listen('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // Radio buttons already handle arrow keys.
    if (!step || (event.target instanceof HTMLInputElement && event.target.type === 'radio')) return;
    event.preventDefault();
    advance(step);
  });
  listenForSwipes(container, advance, controller.signal);

  handleTouch(first);
  handlePause();
  return () => controller.abort();
}

/**
 * Returns the index of the visible slide: the chosen one, or else the one that follows from the progress of the first
 * slide's animation.
 */
function getCurrentIndex(container: HTMLElement, bars: readonly HTMLInputElement[]): number {
  const chosen = bars.findIndex((bar) => bar.checked);
  if (chosen >= 0) return chosen;
  const [cycle] = container.querySelector('.crossfade-slide')?.getAnimations() ?? [];
  return Math.floor((cycle?.effect?.getComputedTiming().progress ?? 0) * bars.length);
}

function listenForSwipes(container: HTMLElement, advance: (step: 1 | -1) => void, signal: AbortSignal): void {
  let from: PointerEvent | null = null;
  container.addEventListener(
    'pointerdown',
    (event) => {
      from = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
    },
    { signal },
  );
  container.addEventListener(
    'pointerup',
    (event) => {
      if (!from) return;
      const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
      from = null;
      if (Math.abs(across) > Math.max(swipePx, Math.abs(down))) advance(across < 0 ? 1 : -1);
    },
    { signal },
  );
}
