/** The scroll is repeated after 180 ms: the header may have shrunk meanwhile (handbook: pages 4). */
const repeatAfterMs = 180;
/** How long a change of the header is followed after that. */
const followMs = 1500;
const gapPx = 8;

const washMs = 1600;
const wash = 'rgb(217 167 140 / 0.4)';

/** What people do to scroll themselves: from then on the page is theirs. */
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the element with an id: smoothly, until it lies 8 px below the fixed header; once more after 180 ms, and
 * whenever the header shrinks on the way there. The focus goes with it, and what it names is marked for a moment.
 * Gives a function that ends the repeating.
 */
export function scrollToFragment(id: string): () => void {
  const target = document.getElementById(id);
  if (!target) return () => {};
  const done = new AbortController();
  const options = { once: true, passive: true, signal: done.signal };
  const again = () => scrollBelowHeader(target);
  again();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  mark(target);
  const shrinking = new MutationObserver(again);
  const header = document.querySelector('[data-header]');
  if (header) shrinking.observe(header, { attributeFilter: ['data-header'] });
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    shrinking.disconnect();
    done.abort();
  };
  const timers = [setTimeout(again, repeatAfterMs), setTimeout(stop, followMs)];
  for (const way of ownWays) addEventListener(way, stop, options);
  return stop;
}

function scrollBelowHeader(target: Element): void {
  const top = target.getBoundingClientRect().top + scrollY - headerHeight() - gapPx;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
}

/** As high as it will be once it has shrunk or grown, in px: what it measures meanwhile is on the way there. */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
}

/** The card that it stands in, or the heading of the section. */
function mark(target: Element): void {
  const marked = target.closest('[data-card]') ?? target.querySelector('h2');
  marked?.animate(
    [
      { backgroundColor: wash, boxShadow: `0 0 0 10px ${wash}`, borderRadius: '6px', offset: 0.35 },
      { backgroundColor: 'transparent', boxShadow: '0 0 0 10px transparent', borderRadius: '6px' },
    ],
    { duration: washMs, easing: 'ease-out' },
  );
}
