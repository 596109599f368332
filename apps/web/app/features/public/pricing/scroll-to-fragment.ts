/**
 * Delay in ms after which `scrollToFragment` scrolls again, because scrolling may have shrunk the header
 * (handbook: pages 4).
 */
const repeatAfterMs = 180;
/** Time in ms for which `scrollToFragment` reacts to changes of the header. */
const followMs = 1500;
const gapPx = 8;

const washMs = 1600;
const wash = 'rgb(217 167 140 / 0.4)';

/** Events that show that the visitor scrolls. They stop the scrolling of `scrollToFragment`. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls smoothly to the element until it's 8 px below the fixed header. Scrolls again after 180 ms and
 * whenever the header shrinks during the animation. Moves the focus and highlights the target briefly.
 * @returns a function that stops the repeated scrolling
 */
export function scrollToFragment(id: string): () => void {
  const target = document.getElementById(id);
  if (!target) return () => {};
  const done = new AbortController();
  const options = { once: true, passive: true, signal: done.signal };
  const scroll = () => scrollBelowHeader(target);
  scroll();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  highlight(target);
  const shrinking = new MutationObserver(scroll);
  const header = document.querySelector('[data-header]');
  if (header) shrinking.observe(header, { attributeFilter: ['data-header'] });
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    shrinking.disconnect();
    done.abort();
  };
  const timers = [setTimeout(scroll, repeatAfterMs), setTimeout(stop, followMs)];
  for (const eventName of userScrollEvents) addEventListener(eventName, stop, options);
  return stop;
}

function scrollBelowHeader(target: Element): void {
  const top = target.getBoundingClientRect().top + scrollY - getHeaderHeight() - gapPx;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

/** Returns the header's final height in px. Measuring the element would return a value in mid-transition. */
function getHeaderHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
}

/** Highlights the card that contains the target, or the section's heading. */
function highlight(target: Element): void {
  const marked = target.closest('[data-card]') ?? target.querySelector('h2');
  marked?.animate(
    [
      { backgroundColor: wash, boxShadow: `0 0 0 10px ${wash}`, borderRadius: '6px', offset: 0.35 },
      { backgroundColor: 'transparent', boxShadow: '0 0 0 10px transparent', borderRadius: '6px' },
    ],
    { duration: washMs, easing: 'ease-out' },
  );
}
