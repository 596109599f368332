import { queryOptions } from '@tanstack/react-query';
import { loadDeliveries, loadEndpoints } from './webhooks-api.ts';

/** Queries of the webhooks. Invalidate `all` after a change to an endpoint or a delivery. */
export const webhookQueries = {
  all: ['webhooks'] as const,
  endpoints: () => queryOptions({ queryKey: ['webhooks', 'endpoints'], queryFn: loadEndpoints }),
  deliveries: (endpointId: string) =>
    queryOptions({
      queryKey: ['webhooks', 'deliveries', endpointId],
      queryFn: () => loadDeliveries(endpointId),
    }),
};
