import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getSiteConfig } from './lib/site/site-config.ts';

// Also starts the server clock. Started later, it would take the delay until the first call for a clock
// error.
getSiteConfig();

const { renderedUrl } = document.documentElement.dataset;
const hasOtherUrl = renderedUrl !== undefined && renderedUrl !== location.pathname + location.search;

// In a reloaded document, Back and Forward change only the URL. Hydration would fail on the HTML of the other URL.
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
