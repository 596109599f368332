import { announceWith } from './lib/announce.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { siteConfig } from './lib/site-config.ts';

/** What no page waits for, once its scripts run. */
export function afterStart(): void {
  registerServiceWorker();
  void import('./ui/toast.ts').then(
    ({ showKeptToast, showToast }) => {
      showKeptToast();
      announceWith(showToast);
    },
    () => {},
  );
  const { analytics } = siteConfig();
  if (analytics)
    void import('./features/consent/start-counting.ts').then(
      ({ startCounting }) => startCounting(analytics),
      () => {},
    );
}
