import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getSiteConfig } from './lib/site/site-config.ts';

// Starts the server clock now, so that the time until the first call can't count as a clock error.
getSiteConfig();

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
