import type { FastifyInstance } from 'fastify';
import { databaseTrouble } from '../platform/database-trouble.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { isClosed } from './closed-members.ts';
import { type JoinGuestBookings, meetMember } from './meet-member.ts';

/**
 * Meets the member behind every call that comes with a token, before it is handled, so that their profile and what they
 * booked as a guest are there from the first call on. A pool that does not answer holds no call up: the next one asks it again.
 */
export function greetMembers(api: FastifyInstance, services: Services, join: JoinGuestBookings): void {
  api.addHook('preHandler', async ({ principal, routeOptions, log }) => {
    if (!principal) return;
    try {
      await meetMember(services, principal.userId, join);
    } catch (error) {
      if (routeOptions.config.forClosed && (await isClosed(services.database, principal.userId))) return;
      if (error instanceof Refused || databaseTrouble(error)) throw error;
      log.warn({ err: error }, 'a member could not be met');
    }
  });
}
