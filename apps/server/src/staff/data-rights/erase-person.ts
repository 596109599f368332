import { isSameName } from '@studio/domain/search/fold-text';
import { deleteAccount } from '../../account/delete-account.ts';
import { retainUsedOffers } from '../../account/retain-used-offers.ts';
import {
  eraseGuestBookings,
  eraseMemberBookings,
  eraseMemberIdempotencyRecords,
} from '../../bookings/erase-member.ts';
import { eraseGuestClassMessages, eraseOwnerClassMessages } from '../../class-messages/erase-messages.ts';
import { eraseGuestConversations } from '../../conversations/erase-member.ts';
import { eraseEmailPreferences } from '../../email-preferences/store.ts';
import { eraseSenderMessages } from '../../enquiries/erase-sender.ts';
import { eraseMemberAnswers } from '../../first-visit/erase-member.ts';
import { eraseDetailsOfBoughtGiftCards, eraseRecipientFromGiftCards } from '../../gift-cards/erase-member.ts';
import { endMemberships } from '../../memberships/end-memberships.ts';
import { eraseSubscriber } from '../../newsletter/erase-subscriber.ts';
import { deleteOrphanedCustomers } from '../../payments/delete-orphaned-customers.ts';
import { eraseGuestPayments, eraseMemberPayments } from '../../payments/erase-member.ts';
import { erasePersonRecords } from '../../people/erase-member.ts';
import { eraseEmailProofs } from '../../people/proven-emails.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';
import { eraseMemberPurchases } from '../../purchases/erase-member.ts';
import { eraseOfferHistory } from '../../purchases/retain-offer-history.ts';
import { eraseMemberReviews } from '../../reviews/erase-member.ts';
import { eraseGuestTours, eraseMemberTours } from '../../tours/erase-member.ts';
import { eraseGuestEntries, eraseMemberEntries } from '../../waiting-list/erase-member.ts';
import { type LinkedRecords, listPlaceholderMemberIds, loadLinkedRecords } from './load-linked-records.ts';
import { getConfirmationText, requireNothingUpcoming } from './preview-erasure.ts';

export interface ErasePersonInput {
  branchId: string;
  personId: string;
  typed: string;
  reason: string;
}

/**
 * Erases the personal data of a person with or without an account. Erases guest data first, then the accounts, and the
 * person last, so that an interrupted erasure can be repeated. Throws AppError not_found, bad_request, not_changeable
 * and payment_unavailable.
 */
export async function erasePerson(
  services: Services,
  { branchId, personId, typed, reason }: ErasePersonInput,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<void> {
  const { database, clock } = services;
  const records = await loadLinkedRecords(database, branchId, personId);
  if (!isSameName(typed, getConfirmationText(records)))
    throw new AppError('bad_request', 'Type the name exactly as shown.');
  await requireNothingUpcoming(database, records, clock.now());
  // Clients without an account can have memberships that were imported. Stripe must stop charging them first.
  for (const owner of listPlaceholderMemberIds(records)) await endMemberships(services, owner);
  await database.transaction(async (tx) => {
    await requireNothingUpcoming(tx, records, clock.now());
    await eraseGuest(services, tx, records);
  });
  services.runInBackground('delete orphaned customers', () => deleteOrphanedCustomers(services));
  for (const memberId of records.accounts) await deleteAccount(services, { branchId, memberId });
  const now = clock.now();
  await database.transaction(async (tx) => {
    await erasePersonRecords(tx, { branchId, ids: records.ids }, now);
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'person',
        subjectId: records.person.id,
        action: 'ERASED',
        reason,
      },
    ]);
  });
}

/** Erases everything linked by an email address or a placeholder id. */
async function eraseGuest(
  { keys, clock }: Services,
  tx: QueryExecutor,
  records: LinkedRecords,
): Promise<void> {
  const { branchId } = records;
  for (const owner of listPlaceholderMemberIds(records)) {
    await eraseMemberReviews(tx, { memberId: owner, personHash: null });
    await eraseMemberIdempotencyRecords(tx, owner);
    await eraseOwnerClassMessages(tx, owner);
    await eraseMemberBookings(tx, owner);
    await eraseMemberTours(tx, owner);
    await eraseMemberPayments(tx, owner);
    await eraseMemberPurchases(tx, owner);
    await eraseDetailsOfBoughtGiftCards(tx, owner);
    await eraseMemberEntries(tx, owner);
    await eraseMemberAnswers(tx, { memberId: owner, personHash: hashPerson(keys, owner) });
  }
  for (const emailKey of records.emailKeys) {
    const guest = { branchId, emailKey };
    const hash = hashPerson(keys, emailKey);
    await eraseMemberReviews(tx, { memberId: null, personHash: hash });
    await eraseGuestClassMessages(tx, guest);
    await eraseGuestBookings(tx, guest);
    await eraseGuestPayments(tx, guest);
    await eraseGuestTours(tx, guest);
    await eraseGuestEntries(tx, guest);
    await eraseRecipientFromGiftCards(tx, guest);
    await eraseSenderMessages(tx, guest);
    await eraseGuestConversations(tx, guest);
    await retainUsedOffers(tx, keys, {
      branchId,
      owners: [...records.accounts, ...listPlaceholderMemberIds(records)],
      email: emailKey,
    });
    await eraseMemberAnswers(tx, { memberId: `guest:${emailKey}`, personHash: hash });
    await eraseEmailPreferences(tx, { branchId, personHash: hash });
    await eraseEmailProofs(tx, { branchId, personHash: hash });
    await eraseSubscriber(tx, { branchId, personHash: hash }, clock.now());
  }
  await eraseOfferHistory(tx, { branchId, owners: listPlaceholderMemberIds(records) });
}
