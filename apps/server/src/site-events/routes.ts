import { paths } from '@studio/contracts/paths';
import { siteEventsAnswer, siteEventsRequest } from '@studio/contracts/site-events';
import { siteEvent } from '@studio/domain/site-events/site-events';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../platform/call-route.ts';
import { countAgainst } from '../platform/limits.ts';
import type { Services } from '../platform/services.ts';
import { countEvents } from './count-events.ts';

/** Counting what is done on the site (handbook: analytics 2). */
export function siteEventRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.siteEvents,
    policy: 'anyone',
    request: siteEventsRequest,
    answer: siteEventsAnswer,
    bodyLimit: 8 * 1024,
    handle: async ({ events }, caller) => {
      const { config, database, clock } = services;
      if (config.limits)
        await countAgainst(database, config.limits.eventsPerAddress, caller.addressHash, clock.now());
      const happened = events.map(({ name, value, page }) => ({ ...siteEvent(name, value), page }));
      await countEvents(services, [{ visitor: caller, events: happened }]);
      return { ok: true as const };
    },
  });
}
