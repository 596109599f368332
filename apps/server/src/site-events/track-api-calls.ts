import { apiBase } from '@studio/contracts/paths';
import { type TrackedCall, trackedCalls } from '@studio/contracts/tracked-calls';
import { getPageGroup } from '@studio/domain/site-events/page-group';
import { createSiteEvent, isRecentEvent } from '@studio/domain/site-events/site-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createBatchLoader } from '../platform/database/batch-loader.ts';
import { buildCaller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { recordEvents, type VisitorEvents } from './record-events.ts';

/**
 * Records the events of API calls in the HTTP layer, because only this layer knows the visitor's request
 * (handbook: analytics 3). Records them in the background, so that no response waits, in batches of several visitors. Staff use
 * other calls, so the bookings that they make aren't recorded.
 */
export function trackApiCalls(api: FastifyInstance, services: Services): void {
  const counting = createBatchLoader(JSON.stringify, async (batch: readonly VisitorEvents[]) => {
    await recordEvents(services, batch);
    return batch;
  });
  api.addHook('onRoute', (route) => {
    const counted = route.method === 'POST' ? trackedCalls[route.url.slice(apiBase.length)] : undefined;
    if (!counted) return;
    route.preSerialization = (request, reply, response, done) => {
      if (reply.statusCode === 200 && isNew(counted, response, services.clock.now()))
        services.runInBackground('count an event', () =>
          counting.read(toVisitorEvents(services, counted, request)),
        );
      done(null, response);
    };
  });
}

function isNew({ at }: TrackedCall, response: unknown, now: Date): boolean {
  return !at || isRecentEvent(at(response as never), now);
}

function toVisitorEvents(
  services: Services,
  { event, value }: TrackedCall,
  request: FastifyRequest,
): VisitorEvents {
  const referrer = request.headers.referer ?? '';
  const page = URL.canParse(referrer) ? getPageGroup(new URL(referrer).pathname) : 'other';
  const { networkHash, principal, userAgent } = buildCaller(services, request, '');
  const visitor = { networkHash, principal, userAgent };
  return { visitor, events: [{ ...createSiteEvent(event, value), page }] };
}
