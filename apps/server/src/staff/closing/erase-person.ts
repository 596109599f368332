import { isSameName } from '@studio/domain/search/fold-text';
import { deleteAccount } from '../../account/delete-account.ts';
import { keepOffersOf } from '../../account/keep-offers.ts';
import { forgetBookingsOf, forgetBookingsOfGuest, forgetCallsOf } from '../../bookings/forget-member.ts';
import { forgetConversationsOfGuest } from '../../conversations/forget-member.ts';
import { forgetMessagesOf } from '../../enquiries/forget-sender.ts';
import { forgetAnswersOf } from '../../first-visit/forget-member.ts';
import { forgetGiftsOf, forgetGiftsTo } from '../../gift-cards/forget-member.ts';
import { forgetStopped } from '../../mail-preferences/store.ts';
import { forgetSubscriber } from '../../newsletter/forget-subscriber.ts';
import { forgetPayerOf, forgetPayerOfGuest } from '../../payments/forget-member.ts';
import { forgetPeople } from '../../people/forget-member.ts';
import { forgetEmailProofs } from '../../people/proven-emails.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Queries } from '../../platform/database.ts';
import { personHash } from '../../platform/person-hash.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { forgetBuyerOf } from '../../purchases/forget-member.ts';
import { forgetOffersOf } from '../../purchases/remember-offers.ts';
import { forgetReviewsOf } from '../../reviews/forget-member.ts';
import { forgetToursOf, forgetToursOfGuest } from '../../tours/forget-member.ts';
import { forgetWaitingOf, forgetWaitingOfGuest } from '../../waiting-list/forget-member.ts';
import { refuseWhileComing, wordsToType } from './preview-erasure.ts';
import { standIns, type Whose, whoseRecords } from './whose-records.ts';

export interface Erasure {
  branchId: string;
  personId: string;
  typed: string;
  why: string;
}

/**
 * Erases what names somebody, with an account or without. What they did as a guest goes first, then their accounts, the
 * person last: begun and broken off, it can be asked for again. Refuses with not_found, bad_request, not_changeable and
 * payment_unavailable.
 */
export async function erasePerson(
  services: Services,
  { branchId, personId, typed, why }: Erasure,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<void> {
  const { database, clock } = services;
  const whose = await whoseRecords(database, branchId, personId);
  if (!isSameName(typed, wordsToType(whose)))
    throw new Refused('bad_request', 'Type the name exactly as it is shown.');
  await database.transaction(async (tx) => {
    await refuseWhileComing(tx, whose, clock.now());
    await forgetGuest(services, tx, whose);
  });
  for (const memberId of whose.accounts) await deleteAccount(services, { branchId, memberId });
  const now = clock.now();
  await database.transaction(async (tx) => {
    await forgetPeople(tx, { branchId, ids: whose.ids }, now);
    await writeAudit(tx, [
      { branchId, at: now, actor, subject: 'person', subjectId: whose.person.id, action: 'ERASED', why },
    ]);
  });
}

/** Everything that is known by an address, or owned without an account. */
async function forgetGuest({ keys, clock }: Services, tx: Queries, whose: Whose): Promise<void> {
  const { branchId } = whose;
  for (const owner of standIns(whose)) {
    await forgetReviewsOf(tx, { memberId: owner, personHash: null });
    await forgetCallsOf(tx, owner);
    await forgetBookingsOf(tx, owner);
    await forgetToursOf(tx, owner);
    await forgetPayerOf(tx, owner);
    await forgetBuyerOf(tx, owner);
    await forgetGiftsOf(tx, owner);
    await forgetWaitingOf(tx, owner);
    await forgetAnswersOf(tx, { memberId: owner, personHash: personHash(keys, owner) });
  }
  for (const emailKey of whose.emailKeys) {
    const guest = { branchId, emailKey };
    const hash = personHash(keys, emailKey);
    await forgetReviewsOf(tx, { memberId: null, personHash: hash });
    await forgetBookingsOfGuest(tx, guest);
    await forgetPayerOfGuest(tx, guest);
    await forgetToursOfGuest(tx, guest);
    await forgetWaitingOfGuest(tx, guest);
    await forgetGiftsTo(tx, guest);
    await forgetMessagesOf(tx, guest);
    await forgetConversationsOfGuest(tx, guest);
    await keepOffersOf(tx, keys, {
      branchId,
      owners: [...whose.accounts, ...standIns(whose)],
      email: emailKey,
    });
    await forgetAnswersOf(tx, { memberId: `guest:${emailKey}`, personHash: hash });
    await forgetStopped(tx, { branchId, personHash: hash });
    await forgetEmailProofs(tx, { branchId, personHash: hash });
    await forgetSubscriber(tx, { branchId, personHash: hash }, clock.now());
  }
  await forgetOffersOf(tx, { branchId, owners: standIns(whose) });
}
