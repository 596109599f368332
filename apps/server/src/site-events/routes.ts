import { paths } from '@studio/contracts/paths';
import { sendSiteEventsRequest, sendSiteEventsResponse } from '@studio/contracts/site-events';
import { createSiteEvent } from '@studio/domain/site-events/site-events';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { consumeRateLimit } from '../platform/limits/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import { recordEvents } from './record-events.ts';

/** Registers the route that records site events (handbook: analytics 2). */
export function registerSiteEventRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.siteEvents,
    policy: 'anyone',
    request: sendSiteEventsRequest,
    response: sendSiteEventsResponse,
    bodyLimit: 8 * 1024,
    handle: async ({ events }, caller) => {
      const { config, database, clock } = services;
      if (config.limits)
        await consumeRateLimit(database, config.limits.eventsPerAddress, caller.addressHash, clock.now());
      const happened = events.map(({ name, value, page }) => ({ ...createSiteEvent(name, value), page }));
      await recordEvents(services, [{ visitor: caller, events: happened }]);
      return { ok: true as const };
    },
  });
}
