import { setAnnouncer } from './lib/site/announcer.ts';
import { watchMissingScripts } from './lib/site/missing-script-notice.ts';
import { getSiteConfig } from './lib/site/site-config.ts';
import { takeSavedToast } from './ui/saved-toast.ts';

/** Starts work that pages don't need for their first render. */
export function runAfterHydration(): void {
  const savedToast = takeSavedToast();
  if (savedToast) showToast(savedToast);
  setAnnouncer(showToast);
  watchMissingScripts();
  const { analytics } = getSiteConfig();
  if (analytics)
    void import('./features/public/consent/start-analytics.ts').then(
      ({ startAnalytics: startCounting }) => startCounting(analytics),
      () => {},
    );
}

function showToast(message: string): void {
  void import('./ui/toast.ts').then(
    ({ showToast: show }) => show(message),
    () => {},
  );
}
