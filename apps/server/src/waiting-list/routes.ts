import { paths } from '@studio/contracts/paths';
import {
  claimWaitingOfferResponse,
  getWaitingEntryRequest,
  joinWaitingListRequest,
  waitingEntriesResponse,
  waitingListRequest,
} from '@studio/contracts/waiting-list';
import { toEpochSeconds } from '@studio/domain/time/london';
import type { FastifyInstance } from 'fastify';
import { toCustomerDetails } from '../bookings/holds/order-input.ts';
import { AppError } from '../platform/app-error.ts';
import { type Caller, registerApiRoute } from '../platform/http/api-route.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { claimOffer } from './claim-offer.ts';
import { confirmEntriesByEmail, confirmMemberEntries } from './confirm-entries.ts';
import { getEntryPersonKey, isEmailedEntryKey, loadOwnEntry } from './entry-access.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { type EntryWithHold, listOpenEntries } from './store.ts';
import type { EntryRow } from './tables.ts';
import { getEntryStatus, toEntryGroupDtos, toWaitingEntryDtos } from './waiting-entry-dto.ts';

export function registerWaitingListRoutes(app: FastifyInstance, services: Services): void {
  registerJoinRoutes(app, services);
  registerEntryRoutes(app, services);
}

function registerJoinRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.waitingJoin,
    policy: 'anyone',
    request: joinWaitingListRequest,
    response: waitingEntriesResponse,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      const { branchId, classIds, customer, autoUntil, entitlementId, cardId } = body;
      const joined = await joinWaitingList(services, {
        branchId,
        classIds,
        customer: toCustomerDetails(customer),
        autoUntil: autoUntil ? new Date(autoUntil) : null,
        entitlementId,
        cardId,
        caller,
      });
      return { ok: true as const, entries: await toWaitingEntryDtos(services, joined) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.waitingList,
    policy: 'member',
    request: waitingListRequest,
    response: waitingEntriesResponse,
    handle: async ({ branchId }, caller) => {
      const now = services.clock.now();
      const open = await listOpenEntries(services.database, branchId, getEntryPersonKey(caller));
      const openEntries = open.filter((one) => ['WAITING', 'OFFERED'].includes(getEntryStatus(one, now)));
      const entries = await toWaitingEntryDtos(services, openEntries);
      entries.sort((one, other) => one.class.start.localeCompare(other.class.start));
      return { ok: true as const, entries };
    },
  });
}

function registerEntryRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.waitingGet,
    policy: 'anyone',
    request: getWaitingEntryRequest,
    response: waitingEntriesResponse,
    handle: async ({ branchId, entryId, key }, caller) => {
      const input = { branchId, entryId, key, caller };
      const own = await loadOwnEntry(services, input);
      return {
        ok: true as const,
        entries: await toEntryGroupDtos(services, own, mayConfirm(services, own, { key, caller })),
      };
    },
  });
  registerApiRoute(app, services, {
    path: paths.waitingConfirm,
    policy: 'anyone',
    request: getWaitingEntryRequest,
    response: waitingEntriesResponse,
    handle: async ({ branchId, entryId, key }, caller) => {
      rateLimitWrites(services, caller);
      const input = { branchId, entryId, key, caller };
      const { entry } = await loadOwnEntry(services, input);
      const { principal } = caller;
      if (principal && isMembers(entry, caller))
        await confirmMemberEntries(services, { branchId, memberId: principal.userId }, [entry]);
      else if (isEmailedEntryKey(services.keys, entry, key))
        await confirmEntriesByEmail(services, entry, caller);
      else
        throw new AppError(
          'forbidden',
          'Open the link in our email to confirm your place on the waiting list.',
        );
      return {
        ok: true as const,
        entries: await toEntryGroupDtos(services, await loadOwnEntry(services, input), true),
      };
    },
  });
  registerApiRoute(app, services, {
    path: paths.waitingLeave,
    policy: 'anyone',
    request: getWaitingEntryRequest,
    response: waitingEntriesResponse,
    handle: async ({ branchId, entryId, key }, caller) => {
      rateLimitWrites(services, caller);
      const input = { branchId, entryId, key, caller };
      const actor = caller.principal ? (`member:${caller.principal.userId}` as const) : 'client';
      await leaveWaitingList(services, await loadOwnEntry(services, input), actor);
      const updated = await loadOwnEntry(services, input);
      return {
        ok: true as const,
        entries: await toEntryGroupDtos(services, updated, mayConfirm(services, updated, { key, caller })),
      };
    },
  });
  registerApiRoute(app, services, {
    path: paths.waitingClaim,
    policy: 'anyone',
    request: getWaitingEntryRequest,
    response: claimWaitingOfferResponse,
    handle: async ({ branchId, entryId, key }, caller) => {
      rateLimitWrites(services, caller);
      const own = await loadOwnEntry(services, { branchId, entryId, key, caller });
      const { clientId, addressHash, principal } = caller;
      const claimer = { clientId, addressHash, principalId: principal?.userId ?? null };
      const { holdId, expiresAt } = await claimOffer(services, own, claimer);
      return { ok: true as const, holdId, holdExpiresAt: toEpochSeconds(expiresAt) };
    },
  });
}

function isMembers({ principalId }: EntryRow, { principal }: Caller): boolean {
  return principalId !== null && principalId === principal?.userId;
}

/** Returns whether the caller has proven that an entry is theirs, so that they can confirm the entry with a button. */
function mayConfirm(
  { keys }: Services,
  { entry }: EntryWithHold,
  { key, caller }: { key: string | undefined; caller: Caller },
): boolean {
  return isMembers(entry, caller) || isEmailedEntryKey(keys, entry, key);
}
