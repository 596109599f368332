/**
 * Registers the service worker with the offline page, once the page has loaded and is idle. Skips development, where
 * files change under the same name. A browser that refuses loses only that page.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
