import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { classifyDatabaseError } from '../platform/classify-database-error.ts';
import type { Services } from '../platform/services.ts';
import { isAccountClosed } from './closed-accounts.ts';
import { ensureMember, type LinkGuestBookings } from './ensure-member.ts';

/**
 * Meets the member behind every call that comes with a token, before it is handled, so that their profile and what they
 * booked as a guest are there from the first call on. A pool that does not answer holds no call up: the next one asks it again.
 */
export function registerMemberHook(api: FastifyInstance, services: Services, join: LinkGuestBookings): void {
  api.addHook('preHandler', async ({ principal, routeOptions, log }) => {
    if (!principal) return;
    try {
      await ensureMember(services, principal.userId, join);
    } catch (error) {
      if (routeOptions.config.forClosed && (await isAccountClosed(services.database, principal.userId)))
        return;
      if (error instanceof AppError || classifyDatabaseError(error)) throw error;
      log.warn({ err: error }, 'a member could not be met');
    }
  });
}
