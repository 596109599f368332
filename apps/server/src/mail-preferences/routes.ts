import {
  mailPreferencesAnswer,
  mailPreferencesRequest,
  mailPreferencesSaveRequest,
  mailStopAnswer,
  mailStopRequest,
} from '@studio/contracts/mail-preferences';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { findMember } from '../members/store.ts';
import { memberOf, type Principal } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import { takeOneClick } from '../platform/one-click.ts';
import { personHash } from '../platform/person-hash.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { stopPage } from './stop-link.ts';
import { stopMail } from './stop-mail.ts';
import { type Reader, replaceStopped, stoppedKinds } from './store.ts';

/** Which mails somebody wants: the member's own choice, and the link at the foot of each that can be switched off. */
export function mailPreferenceRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  callRoute(app, services, {
    path: paths.mailPreferences,
    policy: 'member',
    request: mailPreferencesRequest,
    answer: mailPreferencesAnswer,
    handle: async ({ branchId }, { principal }) => {
      const reader = await readerOf(services, branchId, principal);
      return { ok: true as const, off: await stoppedKinds(database, reader) };
    },
  });
  callRoute(app, services, {
    path: paths.mailPreferencesSave,
    policy: 'member',
    request: mailPreferencesSaveRequest,
    answer: mailPreferencesAnswer,
    handle: async ({ branchId, off }, caller) => {
      limitChanges(services, caller);
      const reader = await readerOf(services, branchId, caller.principal);
      await replaceStopped(database, reader, off, clock.now());
      return { ok: true as const, off: await stoppedKinds(database, reader) };
    },
  });
  app.register(async (scope) => {
    takeOneClick(scope, {
      page: stopPage,
      stop: (key) => stopMail(services, { branchId: services.config.branchId, key }),
    });
    callRoute(scope, services, {
      path: paths.mailStop,
      policy: 'anyone',
      request: mailStopRequest,
      answer: mailStopAnswer,
      handle: async ({ branchId, key }, caller) => {
        limitChanges(services, caller);
        return { ok: true as const, ...(await stopMail(services, { branchId, key })) };
      },
    });
  });
}

/** A member by their proven address; without one there is nothing that could be mailed. */
async function readerOf(
  { database, keys }: Services,
  branchId: string,
  principal: Principal | null,
): Promise<Reader> {
  const { userId } = memberOf(principal);
  const email = (await findMember(database, userId))?.email;
  if (!email) throw new Refused('not_found', 'Please confirm your address first.');
  return { branchId, personHash: personHash(keys, email) };
}
