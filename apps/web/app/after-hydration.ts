import { setAnnouncer } from './lib/announcer.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { getSiteConfig } from './lib/site-config.ts';

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
    void import('./features/consent/start-analytics.ts').then(
      ({ startAnalytics: startCounting }) => startCounting(analytics),
      () => {},
    );
}
