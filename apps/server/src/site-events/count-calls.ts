import { type CountedCall, countedCalls } from '@studio/contracts/counted-calls';
import { apiBase } from '@studio/contracts/paths';
import { pageGroup } from '@studio/domain/site-events/page-group';
import { isNewEvent, siteEvent } from '@studio/domain/site-events/site-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { countEvents } from './count-events.ts';

/**
 * Counts what the API's own calls do where they are answered, since the visitor's request is known there and nowhere
 * below: in the background, after the answer. Staff have calls of their own, so that what they book is not counted.
 */
export function countCalls(api: FastifyInstance, services: Services): void {
  api.addHook('preSerialization', async (request, reply, answer) => {
    const counted = countedCalls[pathOf(request)];
    if (counted && reply.statusCode === 200 && isNew(counted, answer, services.clock.now()))
      services.later('count an event', () => countCall(services, counted, request));
    return answer;
  });
}

function pathOf({ routeOptions, method }: FastifyRequest): string {
  return method === 'POST' ? (routeOptions.url ?? '').slice(apiBase.length) : '';
}

function isNew({ at }: CountedCall, answer: unknown, now: Date): boolean {
  return !at || isNewEvent(at(answer as never), now);
}

function countCall(services: Services, { event, value }: CountedCall, request: FastifyRequest) {
  const referrer = request.headers.referer ?? '';
  const page = URL.canParse(referrer) ? pageGroup(new URL(referrer).pathname) : 'other';
  return countEvents(services, callerOf(services, request, ''), [{ ...siteEvent(event, value), page }]);
}
