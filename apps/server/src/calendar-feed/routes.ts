import { calendarFeedAnswer, calendarFeedRequest } from '@studio/contracts/calendar-feed';
import { apiBase, paths } from '@studio/contracts/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { readFeed } from './read-feed.ts';
import { feedSecret, memberOfFeed, renewFeed } from './store.ts';

type FeedRequest = FastifyRequest<{ Params: { file: string } }>;

/** A member's bookings as a calendar that other programs subscribe to, at an address that only they know. */
export function calendarFeedRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, config } = services;
  const told = (secret: string) => ({
    ok: true as const,
    url: `${config.publicUrl}${apiBase}/calendar/${secret}.ics`,
  });
  callRoute(app, services, {
    path: paths.calendarFeed,
    policy: 'member',
    request: calendarFeedRequest,
    answer: calendarFeedAnswer,
    handle: async (_body, { principal }) =>
      told(await feedSecret(database, memberOf(principal).userId, clock.now())),
  });
  callRoute(app, services, {
    path: paths.calendarFeedRenew,
    policy: 'member',
    request: calendarFeedRequest,
    answer: calendarFeedAnswer,
    handle: async (_body, caller) => {
      limitChanges(services, caller);
      return told(await renewFeed(database, memberOf(caller.principal).userId, clock.now()));
    },
  });
  app.get('/calendar/:file', { config: { policy: 'signed-link' } }, async (request: FeedRequest, reply) => {
    const [, secret] = /^([\w-]{22})\.ics$/.exec(request.params.file) ?? [];
    const memberId = secret ? await memberOfFeed(database, secret) : null;
    if (!memberId) throw new Refused('not_found');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('x-robots-tag', 'noindex')
      .send(await readFeed(services, memberId));
  });
}
