import {
  countUpcomingBookings,
  eraseMemberBookings,
  eraseMemberIdempotencyRecords,
} from '../bookings/erase-member.ts';
import { cancelMemberPayments } from '../bookings/payments/cancel-member-payments.ts';
import { deleteFeed } from '../calendar-feed/store.ts';
import { eraseOwnerClassMessages } from '../class-messages/erase-messages.ts';
import { eraseMemberConversations } from '../conversations/erase-member.ts';
import { eraseEmailPreferences } from '../email-preferences/store.ts';
import { eraseMemberAnswers } from '../first-visit/erase-member.ts';
import { eraseDetailsOfBoughtGiftCards } from '../gift-cards/erase-member.ts';
import { eraseProfile } from '../members/erase-member.ts';
import { findMember } from '../members/store.ts';
import { callPaymentProvider } from '../memberships/call-payment-provider.ts';
import { endMemberships } from '../memberships/end-memberships.ts';
import { deleteOrphanedCustomers } from '../payments/delete-orphaned-customers.ts';
import { detachCustomersOf, eraseMemberPayments } from '../payments/erase-member.ts';
import { eraseMemberPerson } from '../people/erase-member.ts';
import { listSessionOwnerIds } from '../people/person-keys.ts';
import { eraseEmailProofs } from '../people/proven-emails.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';
import { cancelMemberPurchases } from '../purchases/cancel-member-purchases.ts';
import { eraseMemberPurchases } from '../purchases/erase-member.ts';
import { eraseOfferHistory } from '../purchases/retain-offer-history.ts';
import { eraseMemberReviews } from '../reviews/erase-member.ts';
import { eraseMemberTours } from '../tours/erase-member.ts';
import { eraseMemberEntries } from '../waiting-list/erase-member.ts';
import { countOpenMemberEntries } from '../waiting-list/store.ts';
import { retainUsedOffers } from './retain-used-offers.ts';

/**
 * Closes a member's account (handbook: privacy 4): ends the memberships, then erases the personal data in one
 * transaction. Idempotent. Throws AppError not_changeable while the member has upcoming bookings or waiting list
 * entries, and payment_unavailable.
 */
export async function deleteAccount(
  services: Services,
  { branchId, memberId }: { branchId: string; memberId: string },
): Promise<void> {
  const { database, clock, keys } = services;
  await requireNothingUpcoming(database, { branchId, memberId }, clock.now());
  // Runs before anything is erased: the provider is called over the network and can fail.
  await callPaymentProvider(services, () => cancelMemberPayments(services, memberId));
  await requireNothingUpcoming(database, { branchId, memberId }, clock.now());
  await endMemberships(services, memberId);
  await callPaymentProvider(services, () => cancelMemberPurchases(services, memberId));
  await database.transaction(async (tx) => {
    // Checks again, because the member may have booked a class since the first check.
    await requireNothingUpcoming(tx, { branchId, memberId }, clock.now());
    const email = (await findMember(tx, memberId))?.email ?? null;
    const hash = email ? hashPerson(keys, email) : null;
    await eraseMemberIdempotencyRecords(tx, memberId);
    await eraseMemberReviews(tx, { memberId, personHash: hash });
    await eraseOwnerClassMessages(tx, memberId);
    await eraseMemberBookings(tx, memberId);
    await eraseMemberTours(tx, memberId);
    await eraseMemberPayments(tx, memberId);
    await eraseMemberPurchases(tx, memberId);
    await eraseDetailsOfBoughtGiftCards(tx, memberId);
    await eraseMemberEntries(tx, memberId);
    await eraseMemberConversations(tx, memberId);
    await eraseMemberAnswers(tx, { memberId, personHash: hash });
    await deleteFeed(tx, memberId);
    const owners = await listSessionOwnerIds(tx, branchId, memberId);
    await detachCustomersOf(tx, owners);
    if (email) await retainUsedOffers(tx, keys, { branchId, owners, email });
    await eraseOfferHistory(tx, { branchId, owners });
    if (hash) {
      await eraseEmailPreferences(tx, { branchId, personHash: hash });
      await eraseEmailProofs(tx, { branchId, personHash: hash });
    }
    await eraseMemberPerson(tx, memberId);
    await eraseProfile(tx, memberId, clock.now());
  });
  services.runInBackground('delete orphaned customers', () => deleteOrphanedCustomers(services));
}

/**
 * Throws AppError not_changeable while the member has an upcoming booking or waiting list entry (handbook: privacy 6).
 */
async function requireNothingUpcoming(
  db: QueryExecutor,
  { branchId, memberId }: { branchId: string; memberId: string },
  now: Date,
): Promise<void> {
  const upcoming = await countUpcomingBookings(db, branchId, memberId, now);
  if (upcoming > 0) {
    throw new AppError(
      'not_changeable',
      upcoming === 1
        ? 'You have an upcoming booking. Cancel it or release your place first.'
        : `You have ${upcoming} upcoming bookings. Cancel them or release your places first.`,
    );
  }
  const waiting = await countOpenMemberEntries(db, memberId);
  if (waiting > 0) throw new AppError('not_changeable', 'Leave your waiting lists first.');
}
