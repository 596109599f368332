import {
  getEmailPreferencesRequest,
  getEmailPreferencesResponse,
  optOutOfEmailsRequest,
  optOutOfEmailsResponse,
  saveEmailPreferencesRequest,
} from '@studio/contracts/email-preferences';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { findMember } from '../members/store.ts';
import { AppError } from '../platform/app-error.ts';
import { registerOneClickUnsubscribe } from '../platform/emails/one-click-unsubscribe.ts';
import { hashPerson } from '../platform/hash-person.ts';
import { type Principal, requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { emailOptOutPath } from './email-opt-out-link.ts';
import { optOutByLink } from './opt-out-by-link.ts';
import { type EmailRecipient, listOptedOutKinds, replaceOptedOutKinds } from './store.ts';

/** Registers the routes of email preferences: the member's settings, and the opt-out link in each optional email. */
export function registerEmailPreferenceRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  registerApiRoute(app, services, {
    path: paths.emailPreferences,
    policy: 'member',
    request: getEmailPreferencesRequest,
    response: getEmailPreferencesResponse,
    handle: async ({ branchId }, { principal }) => {
      const recipient = await resolveRecipient(services, branchId, principal);
      return { ok: true as const, turnedOff: await listOptedOutKinds(database, recipient) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.emailPreferencesSave,
    policy: 'member',
    request: saveEmailPreferencesRequest,
    response: getEmailPreferencesResponse,
    handle: async ({ branchId, turnedOff }, caller) => {
      rateLimitWrites(services, caller);
      const recipient = await resolveRecipient(services, branchId, caller.principal);
      await replaceOptedOutKinds(database, recipient, turnedOff, clock.now());
      return { ok: true as const, turnedOff: await listOptedOutKinds(database, recipient) };
    },
  });
  app.register(async (scope) => {
    registerOneClickUnsubscribe(scope, {
      page: emailOptOutPath,
      unsubscribe: (key) => optOutByLink(services, { branchId: services.config.branchId, key }),
    });
    registerApiRoute(scope, services, {
      path: paths.emailOptOut,
      policy: 'anyone',
      request: optOutOfEmailsRequest,
      response: optOutOfEmailsResponse,
      handle: async ({ branchId, key }, caller) => {
        rateLimitWrites(services, caller);
        return { ok: true as const, ...(await optOutByLink(services, { branchId, key })) };
      },
    });
  });
}

/** Returns the recipient with the member's verified email address. Throws AppError not_found without one. */
async function resolveRecipient(
  { database, keys }: Services,
  branchId: string,
  principal: Principal | null,
): Promise<EmailRecipient> {
  const { userId } = requirePrincipal(principal);
  const email = (await findMember(database, userId))?.email;
  if (!email) throw new AppError('not_found', 'Verify your email address first.');
  return { branchId, personHash: hashPerson(keys, email) };
}
