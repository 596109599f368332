import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getSiteConfig } from './lib/site-config.ts';

// Now, and not with the first call: the time that people read before it would look like a wrong clock.
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
