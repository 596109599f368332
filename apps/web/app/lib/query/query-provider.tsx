import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRejected } from '../api/api-error.ts';
import { resetQueriesOnMemberChange } from './reset-queries-on-member-change.ts';

// Notifies in a microtask, so that a clicked button is busy before the next click. A timer would be too late.
notifyManager.setScheduler(queueMicrotask);

/** Number of times that a failed query is retried before its error is shown. */
const maxRetries = 2;

/** Client of this browser tab. It keeps its data while the member visits pages that don't render the provider. */
let browserClient: QueryClient | null = null;

/**
 * Provides TanStack Query to checkout, to the pages of a booking, purchase or waiting list entry, and to the pages behind
 * the login. Other pages use the router's loaders, so that they don't load the library.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function getQueryClient(): QueryClient {
  // The server must not share data between requests.
  if (import.meta.env.SSR) return createQueryClient();
  browserClient ??= resetQueriesOnMemberChange(createQueryClient());
  return browserClient;
}

/**
 * Creates a client. Queries are retried after half a second and after another second, unless the server rejected
 * them. Mutations are never retried or postponed: without a connection they fail at once, so that no payment or
 * cancellation is sent later than the member meant.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, shows an error instead of waiting for the connection.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < maxRetries && !isRejected(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
