import { setAnnouncer } from './lib/site/announcer.ts';
import { registerServiceWorker } from './lib/site/register-service-worker.ts';
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
