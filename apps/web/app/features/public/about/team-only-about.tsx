import { type ComponentType, useEffect, useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { AboutDetails } from './about-details.ts';
import { loadAboutDetails } from './load-about-details.ts';

/**
 * Shows /about while staff have restricted it to the team. The browser loads the page's data, for team members only,
 * so that the server-rendered document contains none of it.
 */
export function TeamOnlyAbout({ Page }: { Page: ComponentType<{ details: AboutDetails }> }) {
  const [details, setDetails] = useState<AboutDetails | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const failed = failedAttempt === attempt;
  useEffect(() => {
    loadAboutDetails(browserApi()).then(setDetails, () => setFailedAttempt(attempt));
  }, [attempt]);
  useGoToFragment(details !== null);
  if (details) return <Page details={details} />;
  return (
    <div className="container-page min-h-svh py-16" aria-busy={!failed}>
      {failed && (
        <Notice
          tone="error"
          title="Couldn’t load this page."
          action={
            <Button kind="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          }
        />
      )}
    </div>
  );
}

/**
 * Scrolls to the element of the URL fragment as soon as it exists, because the browser renders the content after the
 * document has loaded.
 */
function useGoToFragment(isReady: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!isReady || !id) return;
    const scrollToTarget = () => {
      const target = document.getElementById(id);
      if (!target) return;
      observer.disconnect();
      target.scrollIntoView();
    };
    const observer = new MutationObserver(scrollToTarget);
    observer.observe(document.body, { childList: true, subtree: true });
    scrollToTarget();
    return () => observer.disconnect();
  }, [isReady]);
}
