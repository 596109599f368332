import { type CountedCall, countedCalls } from '@studio/contracts/counted-calls';
import { apiBase } from '@studio/contracts/paths';
import { pageGroup } from '@studio/domain/site-events/page-group';
import { isNewEvent, siteEvent } from '@studio/domain/site-events/site-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../platform/call-route.ts';
import { gatheredReads } from '../platform/gathered-reads.ts';
import type { Services } from '../platform/services.ts';
import { countEvents, type Doings } from './count-events.ts';

/**
 * Counts what the API's own calls do where they are answered, since the visitor's request is known there and nowhere
 * below (handbook: analytics 3): in the background, after the answer, those of many visitors together. Staff have calls of their own, so that
 * what they book is not counted.
 */
export function countCalls(api: FastifyInstance, services: Services): void {
  const counting = gatheredReads(JSON.stringify, async (doings: readonly Doings[]) => {
    await countEvents(services, doings);
    return doings;
  });
  api.addHook('onRoute', (route) => {
    const counted = route.method === 'POST' ? countedCalls[route.url.slice(apiBase.length)] : undefined;
    if (!counted) return;
    route.preSerialization = (request, reply, answer, done) => {
      if (reply.statusCode === 200 && isNew(counted, answer, services.clock.now()))
        services.later('count an event', () => counting.read(doingsOf(services, counted, request)));
      done(null, answer);
    };
  });
}

function isNew({ at }: CountedCall, answer: unknown, now: Date): boolean {
  return !at || isNewEvent(at(answer as never), now);
}

function doingsOf(services: Services, { event, value }: CountedCall, request: FastifyRequest): Doings {
  const referrer = request.headers.referer ?? '';
  const page = URL.canParse(referrer) ? pageGroup(new URL(referrer).pathname) : 'other';
  const { networkHash, principal, userAgent } = callerOf(services, request, '');
  const visitor = { networkHash, principal, userAgent };
  return { visitor, events: [{ ...siteEvent(event, value), page }] };
}
