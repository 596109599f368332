/** How far below the window something may still be when its script is asked for. */
const nearby = '400px 0px';

/** Calls `act` each time that the element comes into the window, or nearly, until `signal` ends it. */
export function onNearViewport(element: Element, act: () => void, signal: AbortSignal): void {
  const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && act(), { rootMargin: nearby });
  sight.observe(element);
  signal.addEventListener('abort', () => sight.disconnect());
}
