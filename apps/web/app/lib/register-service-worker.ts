/**
 * Hands the offline page to the browser, once the page has loaded and there is nothing else to do. Not in
 * development, where files change under the same name. A browser that refuses loses only that page.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
