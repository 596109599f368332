/** Distance above or below the viewport within which an element counts as near. */
const nearViewportMargin = '400px 0px';

/** Calls `callback` each time the element enters or nears the viewport, until `signal` aborts. */
export function onNearViewport(element: Element, callback: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && callback(), {
    rootMargin: nearViewportMargin,
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
