import { countComing, forgetBookingsOf, forgetCallsOf } from '../bookings/forget-member.ts';
import { stopPaymentsOf } from '../bookings/stop-payments-of.ts';
import { endFeed } from '../calendar-feed/store.ts';
import { forgetConversationsOf } from '../conversations/forget-member.ts';
import { forgetAnswersOf } from '../first-visit/forget-member.ts';
import { forgetGiftsOf } from '../gift-cards/forget-member.ts';
import { forgetStopped } from '../mail-preferences/store.ts';
import { forgetProfile } from '../members/forget-member.ts';
import { findMember } from '../members/store.ts';
import { askProvider } from '../memberships/ask-provider.ts';
import { endMemberships } from '../memberships/end-memberships.ts';
import { deleteLeftCustomers } from '../payments/delete-left-customers.ts';
import { forgetPayerOf } from '../payments/forget-member.ts';
import { forgetPersonOf } from '../people/forget-member.ts';
import { namesOf } from '../people/person-keys.ts';
import { forgetEmailProofs } from '../people/proven-emails.ts';
import type { Queries } from '../platform/database.ts';
import { personHash } from '../platform/person-hash.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { forgetBuyerOf } from '../purchases/forget-member.ts';
import { forgetOffersOf } from '../purchases/remember-offers.ts';
import { stopPurchasesOf } from '../purchases/stop-purchases-of.ts';
import { forgetReviewsOf } from '../reviews/forget-member.ts';
import { forgetToursOf } from '../tours/forget-member.ts';
import { forgetWaitingOf } from '../waiting-list/forget-member.ts';
import { openEntriesOf } from '../waiting-list/store.ts';
import { keepOffersOf } from './keep-offers.ts';

/**
 * Closes a member's account at the studio (handbook: privacy 4): ends their memberships, then erases what names them, all or nothing. Asked
 * again it changes nothing more. Refuses with not_changeable while something is still to come, so that nobody loses a
 * place by surprise, and with payment_unavailable.
 */
export async function deleteAccount(
  services: Services,
  { branchId, memberId }: { branchId: string; memberId: string },
): Promise<void> {
  const { database, clock, keys } = services;
  await refuseWhileComing(database, { branchId, memberId }, clock.now());
  // Before anything is erased: the provider is asked over the network, and may not answer.
  await askProvider(services, () => stopPaymentsOf(services, memberId));
  await refuseWhileComing(database, { branchId, memberId }, clock.now());
  await endMemberships(services, memberId);
  await askProvider(services, () => stopPurchasesOf(services, memberId));
  await database.transaction(async (tx) => {
    // What came about meanwhile stands, and keeps the account.
    await refuseWhileComing(tx, { branchId, memberId }, clock.now());
    const email = (await findMember(tx, memberId))?.email ?? null;
    const hash = email ? personHash(keys, email) : null;
    await forgetCallsOf(tx, memberId);
    await forgetReviewsOf(tx, { memberId, personHash: hash });
    await forgetBookingsOf(tx, memberId);
    await forgetToursOf(tx, memberId);
    await forgetPayerOf(tx, memberId);
    await forgetBuyerOf(tx, memberId);
    await forgetGiftsOf(tx, memberId);
    await forgetWaitingOf(tx, memberId);
    await forgetConversationsOf(tx, memberId);
    await forgetAnswersOf(tx, { memberId, personHash: hash });
    await endFeed(tx, memberId);
    const owners = await namesOf(tx, branchId, memberId);
    if (email) await keepOffersOf(tx, keys, { branchId, owners, email });
    await forgetOffersOf(tx, { branchId, owners });
    if (hash) {
      await forgetStopped(tx, { branchId, personHash: hash });
      await forgetEmailProofs(tx, { branchId, personHash: hash });
    }
    await forgetPersonOf(tx, memberId);
    await forgetProfile(tx, memberId, clock.now());
  });
  services.later('delete left customers', () => deleteLeftCustomers(services));
}

async function refuseWhileComing(
  db: Queries,
  { branchId, memberId }: { branchId: string; memberId: string },
  now: Date,
): Promise<void> {
  const coming = await countComing(db, branchId, memberId, now);
  if (coming > 0) {
    const classes = coming === 1 ? 'a class' : `${coming} classes`;
    throw new Refused(
      'not_changeable',
      `You have ${classes} still to come. Cancel or give up your place first.`,
    );
  }
  const waiting = await openEntriesOf(db, memberId);
  if (waiting > 0) throw new Refused('not_changeable', 'Leave the waiting lists that you are on first.');
}
