import { linkGuestBookings, linkStaffMadeBookings } from './bookings/link-to-member.ts';
import { linkSessionsToMember } from './entitlements/link-to-member.ts';
import type { LinkGuestRecords } from './members/ensure-member.ts';
import { moveMembershipsWithSessions } from './memberships/move-memberships-with-sessions.ts';
import { linkPersonToMember } from './people/link-to-member.ts';
import { acquireSharedMergeLock } from './people/merge-lock.ts';
import { getMailboxKey } from './people/person-identity-keys.ts';
import { listSessionOwnerIds, toPlaceholderMemberId } from './people/person-keys.ts';
import type { Services } from './platform/services.ts';
import { linkPurchasesToMember } from './purchases/link-to-member.ts';
import { retainOfferHistory } from './purchases/retain-offer-history.ts';
import { linkGuestTours } from './tours/link-to-member.ts';
import { linkGuestEntries } from './waiting-list/link-to-member.ts';

/**
 * Returns the function that links what a member booked or received as a guest to their account: bookings, tours and
 * waiting list entries and, through the client profile, sessions, purchases, staff-made bookings and memberships.
 */
export function createGuestRecordLinker({ config, clock, keys }: Services): LinkGuestRecords {
  return async (tx, member) => {
    const now = clock.now();
    await acquireSharedMergeLock(tx, config.branchId);
    await linkGuestBookings(tx, config.branchId, member, now);
    await linkGuestTours(tx, config.branchId, member, now);
    await linkGuestEntries(tx, config.branchId, member);
    const linkedPersonIds = await linkPersonToMember(tx, config.branchId, member, now);
    for (const personId of linkedPersonIds) {
      await linkSessionsToMember(tx, config.branchId, toPlaceholderMemberId(personId), member.userId);
      await linkPurchasesToMember(tx, config.branchId, toPlaceholderMemberId(personId), member.userId);
      await linkStaffMadeBookings(tx, config.branchId, toPlaceholderMemberId(personId), member.userId);
    }
    if (linkedPersonIds.length > 0) await moveMembershipsWithSessions(tx, config.branchId, [member.userId]);
    // Records the offers that the member has used under the current email address, which may be new to the member.
    const owners = await listSessionOwnerIds(tx, config.branchId, member.userId);
    const holder = getMailboxKey(keys, member.email);
    await retainOfferHistory(tx, { branchId: config.branchId, owners, holder });
  };
}
