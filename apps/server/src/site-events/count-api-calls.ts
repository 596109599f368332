import { apiBase } from '@studio/contracts/paths';
import { type TrackedCall, trackedCalls } from '@studio/contracts/tracked-calls';
import { getPageGroup } from '@studio/domain/site-events/page-group';
import { createSiteEvent, isRecentEvent } from '@studio/domain/site-events/site-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildCaller } from '../platform/api-route.ts';
import { createBatchLoader } from '../platform/batch-loader.ts';
import type { Services } from '../platform/services.ts';
import { countEvents, type VisitorEvents } from './count-events.ts';

/**
 * Counts what the API's own calls do where they are answered, since the visitor's request is known there and nowhere
 * below (handbook: analytics 3): in the background, after the answer, those of many visitors together. Staff have calls of their own, so that
 * what they book is not counted.
 */
export function countApiCalls(api: FastifyInstance, services: Services): void {
  const counting = createBatchLoader(JSON.stringify, async (doings: readonly VisitorEvents[]) => {
    await countEvents(services, doings);
    return doings;
  });
  api.addHook('onRoute', (route) => {
    const counted = route.method === 'POST' ? trackedCalls[route.url.slice(apiBase.length)] : undefined;
    if (!counted) return;
    route.preSerialization = (request, reply, answer, done) => {
      if (reply.statusCode === 200 && isNew(counted, answer, services.clock.now()))
        services.later('count an event', () => counting.read(doingsOf(services, counted, request)));
      done(null, answer);
    };
  });
}

function isNew({ at }: TrackedCall, answer: unknown, now: Date): boolean {
  return !at || isRecentEvent(at(answer as never), now);
}

function doingsOf(services: Services, { event, value }: TrackedCall, request: FastifyRequest): VisitorEvents {
  const referrer = request.headers.referer ?? '';
  const page = URL.canParse(referrer) ? getPageGroup(new URL(referrer).pathname) : 'other';
  const { networkHash, principal, userAgent } = buildCaller(services, request, '');
  const visitor = { networkHash, principal, userAgent };
  return { visitor, events: [{ ...createSiteEvent(event, value), page }] };
}
