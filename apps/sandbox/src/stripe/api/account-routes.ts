import { type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { createListRoute, createRetrieveRoute } from './read-routes.ts';

/** Routes of the sandbox's only account: its details, balance and events. */
export const accountRoutes: ApiRoute[] = [
  createRetrieveRoute('event', '/events'),
  createListRoute('event', '/events', 'type types delivery_success'),
  {
    method: 'GET',
    path: '/balance',
    accepts: parseParameterNames('expand'),
    handle: async () => createResponse({ object: 'balance', available: [], livemode: false, pending: [] }),
  },
  {
    method: 'GET',
    path: '/account',
    accepts: parseParameterNames('expand'),
    handle: async () =>
      createResponse({
        id: 'acct_1SandboxMilesStreet',
        object: 'account',
        charges_enabled: true,
        country: 'GB',
        default_currency: 'gbp',
        details_submitted: true,
        email: null,
        payouts_enabled: true,
        type: 'standard',
      }),
  },
];
