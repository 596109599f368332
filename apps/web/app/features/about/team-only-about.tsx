import { type ComponentType, useEffect, useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type AboutDetails, toAboutDetails } from './about-details.ts';

/** Loads the page's data in the browser for permitted visitors. The server-rendered document contains none of it. */
export function TeamOnlyAbout({ Page }: { Page: ComponentType<{ facts: AboutDetails }> }) {
  const [facts, setFacts] = useState<AboutDetails | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const failed = failedAttempt === attempt;
  useEffect(() => {
    loadCatalogue(browserApi()).then(
      (catalogue) => setFacts(toAboutDetails(catalogue)),
      () => setFailedAttempt(attempt),
    );
  }, [attempt]);
  useGoToFragment(facts !== null);
  if (facts) return <Page facts={facts} />;
  return (
    <div className="container-page min-h-svh py-16" aria-busy={!failed}>
      {failed && (
        <Notice
          tone="error"
          title="This page could not be loaded"
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

/** Scrolls to the element of the URL fragment once it exists. The content renders in parts after the document. */
function useGoToFragment(standing: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!standing || !id) return;
    const look = () => {
      const place = document.getElementById(id);
      if (!place) return;
      come.disconnect();
      place.scrollIntoView();
    };
    const come = new MutationObserver(look);
    come.observe(document.body, { childList: true, subtree: true });
    look();
    return () => come.disconnect();
  }, [standing]);
}
