/**
 * Registers the service worker with the offline page, when the page has loaded and is idle. Skips
 * development, where files change without changing their names. In a browser without service workers, only
 * the offline page is missing.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
