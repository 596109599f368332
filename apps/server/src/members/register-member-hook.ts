import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { classifyDatabaseError } from '../platform/database/classify-database-error.ts';
import type { Services } from '../platform/services.ts';
import { isAccountClosed } from './closed-accounts.ts';
import { ensureMember, type LinkGuestRecords } from './ensure-member.ts';

/**
 * Registers a hook that ensures the member's profile before each authenticated request, so that the profile and its
 * linked guest bookings exist from the first request. An unavailable user pool doesn't fail the request: the next
 * request tries again.
 */
export function registerMemberHook(
  api: FastifyInstance,
  services: Services,
  linkGuestRecords: LinkGuestRecords,
): void {
  api.addHook('preHandler', async ({ principal, routeOptions, log }) => {
    if (!principal) return;
    try {
      await ensureMember(services, principal.userId, linkGuestRecords);
    } catch (error) {
      if (routeOptions.config.forClosed && (await isAccountClosed(services.database, principal.userId)))
        return;
      if (error instanceof AppError || classifyDatabaseError(error)) throw error;
      log.warn({ err: error }, 'could not create a member’s profile');
    }
  });
}
