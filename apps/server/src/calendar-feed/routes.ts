import { getCalendarFeedRequest, getCalendarFeedResponse } from '@studio/contracts/calendar-feed';
import { apiBase, paths } from '@studio/contracts/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { buildMemberCalendar } from './build-member-calendar.ts';
import { ensureFeedSecret, findFeedMember, renewFeedSecret } from './store.ts';

type FeedRequest = FastifyRequest<{ Params: { file: string } }>;

/** Registers a member's calendar feed, at a secret URL that calendar programs can subscribe to. */
export function registerCalendarFeedRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, config } = services;
  const toFeedResponse = (secret: string) => ({
    ok: true as const,
    url: `${config.publicUrl}${apiBase}/calendar/${secret}.ics`,
  });
  registerApiRoute(app, services, {
    path: paths.calendarFeed,
    policy: 'member',
    request: getCalendarFeedRequest,
    response: getCalendarFeedResponse,
    handle: async (_body, { principal }) =>
      toFeedResponse(await ensureFeedSecret(database, requirePrincipal(principal).userId, clock.now())),
  });
  registerApiRoute(app, services, {
    path: paths.calendarFeedRenew,
    policy: 'member',
    request: getCalendarFeedRequest,
    response: getCalendarFeedResponse,
    handle: async (_body, caller) => {
      rateLimitWrites(services, caller);
      return toFeedResponse(
        await renewFeedSecret(database, requirePrincipal(caller.principal).userId, clock.now()),
      );
    },
  });
  app.get('/calendar/:file', { config: { policy: 'signed-link' } }, async (request: FeedRequest, reply) => {
    const [, secret] = /^([\w-]{22})\.ics$/.exec(request.params.file) ?? [];
    const memberId = secret ? await findFeedMember(database, secret) : null;
    if (!memberId) throw new AppError('not_found');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('x-robots-tag', 'noindex')
      .send(await buildMemberCalendar(services, memberId));
  });
}
