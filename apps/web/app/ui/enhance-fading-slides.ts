/** A swipe is at least this long, in px, and more across than down. */
const swipePx = 40;

/** Somebody used it: an event, or what is known of one that came before there was anybody to hear it. */
export type Interaction = Pick<Event, 'type' | 'target'>;

/**
 * What scripts add to slides that fade by the style sheet (ui/fading-slides.tsx), once somebody uses them: any use
 * stops them for good, arrows and swipes turn them, and play goes on with the slide that stands there. `first` is the
 * event that brought this script. Gives what takes all that back.
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
    // Once the form is empty again and the animations have begun anew.
    requestAnimationFrame(() => {
      for (const animation of place.getAnimations({ subtree: true })) animation.currentTime = from * delayMs;
      pause?.focus();
    });
  });
  listen('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // In the row of bars the arrows choose already.
    if (!step || (event.target instanceof HTMLInputElement && event.target.type === 'radio')) return;
    event.preventDefault();
    turn(step);
  });
  listenForSwipes(place, turn, leave.signal);

  touched(first);
  paused();
  return () => leave.abort();
}

/** Which slide is to be seen: the chosen one, or how far the first one's cycle is. */
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
