import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getSiteConfig } from './lib/site/site-config.ts';

// Also starts the server clock. If it started later, it would mistake the delay until the first call for a clock
// error.
getSiteConfig();

const { renderedUrl } = document.documentElement.dataset;
const hasOtherUrl = renderedUrl !== undefined && renderedUrl !== location.pathname + location.search;

// Before hydration, Back and Forward may change only the URL and not the document. Hydration would then fail, because
// the HTML belongs to the other URL.
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
