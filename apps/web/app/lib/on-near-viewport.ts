/** Distance below the viewport at which an element counts as near. */
const nearby = '400px 0px';

/** Calls `act` each time the element enters or nears the viewport, until `signal` aborts. */
export function onNearViewport(element: Element, act: () => void, signal: AbortSignal): void {
  const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && act(), { rootMargin: nearby });
  sight.observe(element);
  signal.addEventListener('abort', () => sight.disconnect());
}
