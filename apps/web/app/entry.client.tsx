import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getSiteConfig } from './lib/site/site-config.ts';

// Reads the configuration and thereby starts the server clock before hydration, because components that hydrate use the
// server's time.
getSiteConfig();

const { renderedUrl } = document.documentElement.dataset;
const hasOtherUrl = renderedUrl !== undefined && renderedUrl !== location.pathname + location.search;

// Before hydration, Back and Forward may change only the URL. Hydration of the other URL's HTML would fail.
if (hasOtherUrl) location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

void import('./after-hydration.ts').then(
  ({ runAfterHydration: afterStart }) => afterStart(),
  () => {},
);
