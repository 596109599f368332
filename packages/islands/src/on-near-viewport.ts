/** Distance below the viewport at which an element counts as near. */
const nearby = '400px 0px';

/** Calls `callback` each time the element enters or nears the viewport, until `signal` aborts. */
export function onNearViewport(element: Element, callback: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && callback(), {
    rootMargin: nearby,
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
