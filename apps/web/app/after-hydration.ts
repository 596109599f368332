import { setAnnouncer } from './lib/site/announcer.ts';
import { getSiteConfig } from './lib/site/site-config.ts';

/** Starts work that no page needs for its first render. */
export function runAfterHydration(): void {
  registerServiceWorker();
  void import('./ui/toast.ts').then(
    ({ showSavedToast: showPendingToast, showToast }) => {
      showPendingToast();
      setAnnouncer(showToast);
    },
    () => {},
  );
  const { analytics } = getSiteConfig();
  if (analytics)
    void import('./features/public/consent/start-analytics.ts').then(
      ({ startAnalytics: startCounting }) => startCounting(analytics),
      () => {},
    );
}

/**
 * Registers the service worker with the offline page, when the page has loaded and is idle. Skips
 * development, where files change without changing their names. In a browser without service workers, only
 * the offline page is missing.
 */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
