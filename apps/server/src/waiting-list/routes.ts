import { paths } from '@studio/contracts/paths';
import {
  waitingAnswer,
  waitingClaimAnswer,
  waitingGetRequest,
  waitingJoinRequest,
  waitingListRequest,
} from '@studio/contracts/waiting-list';
import { epochSeconds } from '@studio/domain/time/london';
import type { FastifyInstance } from 'fastify';
import { customerFacts } from '../bookings/order-wish.ts';
import { type Caller, callRoute } from '../platform/call-route.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { claimOffer } from './claim-offer.ts';
import { confirmByEmail, confirmByMember } from './confirm-entries.ts';
import { isByEmail, ownEntry, personOf } from './entry-access.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { type EntryWithHold, openEntries } from './store.ts';
import type { EntryRow } from './tables.ts';
import { standingOf, wireEntries, wireWish } from './wire-entry.ts';

/** The calls about waiting for a place in a full class. */
export function waitingRoutes(app: FastifyInstance, services: Services): void {
  joiningRoutes(app, services);
  entryRoutes(app, services);
}

function joiningRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.waitingJoin,
    policy: 'anyone',
    request: waitingJoinRequest,
    answer: waitingAnswer,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      const { branchId, classIds, customer, autoUntil, entitlementId, cardId } = body;
      const joined = await joinWaitingList(services, {
        branchId,
        classIds,
        customer: customerFacts(customer),
        autoUntil: autoUntil ? new Date(autoUntil) : null,
        entitlementId,
        cardId,
        caller,
      });
      return { ok: true as const, entries: await wireEntries(services, joined) };
    },
  });
  callRoute(app, services, {
    path: paths.waitingList,
    policy: 'member',
    request: waitingListRequest,
    answer: waitingAnswer,
    handle: async ({ branchId }, caller) => {
      const now = services.clock.now();
      const open = await openEntries(services.database, branchId, personOf(caller));
      const standing = open.filter((one) => ['WAITING', 'OFFERED'].includes(standingOf(one, now)));
      const entries = await wireEntries(services, standing);
      entries.sort((one, other) => one.class.start.localeCompare(other.class.start));
      return { ok: true as const, entries };
    },
  });
}

function entryRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.waitingGet,
    policy: 'anyone',
    request: waitingGetRequest,
    answer: waitingAnswer,
    handle: async ({ branchId, entryId, key }, caller) => {
      const wish = { branchId, entryId, key, caller };
      const own = await ownEntry(services, wish);
      return {
        ok: true as const,
        entries: await wireWish(services, own, mayConfirm(services, own, { key, caller })),
      };
    },
  });
  callRoute(app, services, {
    path: paths.waitingConfirm,
    policy: 'anyone',
    request: waitingGetRequest,
    answer: waitingAnswer,
    handle: async ({ branchId, entryId, key }, caller) => {
      limitChanges(services, caller);
      const wish = { branchId, entryId, key, caller };
      const { entry } = await ownEntry(services, wish);
      const { principal } = caller;
      if (principal && isMembers(entry, caller))
        await confirmByMember(services, { branchId, memberId: principal.userId }, [entry]);
      else if (isByEmail(services.keys, entry, key)) await confirmByEmail(services, entry, caller);
      else throw new Refused('forbidden', 'Open the link in our email to confirm your place.');
      return { ok: true as const, entries: await wireWish(services, await ownEntry(services, wish), true) };
    },
  });
  callRoute(app, services, {
    path: paths.waitingLeave,
    policy: 'anyone',
    request: waitingGetRequest,
    answer: waitingAnswer,
    handle: async ({ branchId, entryId, key }, caller) => {
      limitChanges(services, caller);
      const wish = { branchId, entryId, key, caller };
      const actor = caller.principal ? (`member:${caller.principal.userId}` as const) : 'client';
      await leaveWaitingList(services, await ownEntry(services, wish), actor);
      const left = await ownEntry(services, wish);
      return {
        ok: true as const,
        entries: await wireWish(services, left, mayConfirm(services, left, { key, caller })),
      };
    },
  });
  callRoute(app, services, {
    path: paths.waitingClaim,
    policy: 'anyone',
    request: waitingGetRequest,
    answer: waitingClaimAnswer,
    handle: async ({ branchId, entryId, key }, caller) => {
      limitChanges(services, caller);
      const own = await ownEntry(services, { branchId, entryId, key, caller });
      const { clientId, addressHash, principal } = caller;
      const claimer = { clientId, addressHash, principalId: principal?.userId ?? null };
      const { holdId, expiresAt } = await claimOffer(services, own, claimer);
      return { ok: true as const, holdId, holdExpiresAt: epochSeconds(expiresAt) };
    },
  });
}

/** Whether an entry is of the member who calls. */
function isMembers({ principalId }: EntryRow, { principal }: Caller): boolean {
  return principalId !== null && principalId === principal?.userId;
}

/** Whether the caller has proven that an entry is theirs, and can confirm it with a button. */
function mayConfirm(
  { keys }: Services,
  { entry }: EntryWithHold,
  { key, caller }: { key: string | undefined; caller: Caller },
): boolean {
  return isMembers(entry, caller) || isByEmail(keys, entry, key);
}
