import { and, eq } from 'drizzle-orm';
import { bookWithCredit } from '../bookings/book-with-credit.ts';
import { assertClassUnchanged } from '../bookings/holds/accepted-class.ts';
import { chargeSavedCard } from '../bookings/payments/charge-saved-card.ts';
import { findCustomer } from '../payments/payment-customer.ts';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import { claimOffer } from './claim-offer.ts';
import { getOfferEmailRequester } from './entry-email-requester.ts';
import { type EntryWithHold, findEntry, listOfferedEntries } from './store.ts';
import { type EntryRow, waitingEntries } from './tables.ts';

/** Seconds after which another process retries an automatic booking, because the first process may have crashed. */
const graceSeconds = 30;

/** Starts or resumes an automatic booking, in one process at a time. */
const startAutoBooking: PreparedStatement = {
  name: 'start_auto_booking',
  text: `UPDATE waiting_entries SET auto_booking_since = $3::timestamptz + interval '${graceSeconds} seconds'
    WHERE branch_id = $1 AND id = $2 AND status = 'OFFERED' AND auto_booking_since <= $3::timestamptz
    RETURNING id`,
};

/**
 * Books offered places automatically for members who chose that, with the session reserved for them or the card that
 * they agreed to be charged. The booking confirmation informs them. If booking fails, emails them the offer, which they
 * can accept until it expires.
 */
export async function autoBook(services: Services): Promise<void> {
  const { database, clock, config } = services;
  for (const { entry } of await listOfferedEntries(database, config.branchId)) {
    if (!entry.autoBookingSince || entry.autoBookingSince > clock.now()) continue;
    const started = await database.run(startAutoBooking, [entry.branchId, entry.id, clock.now()]);
    if (started.length > 0) await bookOrOffer(services, entry);
  }
}

async function bookOrOffer(services: Services, { branchId, id }: EntryRow): Promise<void> {
  const found = await findEntry(services.database, branchId, id);
  if (!found) return;
  try {
    await book(services, found);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.log.info(
      { entryId: id, code: error.code },
      'an automatic booking failed, so the place is offered instead',
    );
    await sendOffer(services, found.entry);
  }
}

async function book(services: Services, found: EntryWithHold): Promise<void> {
  const { entry } = found;
  const { branchId, classId, clientId, addressHash, principalId, requestId, entitlementId, cardId } = entry;
  if (!principalId) throw new AppError('not_covered');
  const klass = await findClass(services.database, branchId, classId, services.clock.now());
  // The member agreed to the class as it was. If it has changed, the server asks them first (handbook: waiting-list 9).
  if (klass) assertClassUnchanged(entry.seen, klass);
  const agreedPence = entry.seen?.pricePence;
  const isDearer = klass && agreedPence !== undefined && klass.pricePence > agreedPence;
  if (isDearer && !entitlementId) throw new AppError('price_changed');
  const { holdId } = await claimOffer(services, found, {
    clientId,
    addressHash,
    principalId,
    isAutoBooking: true,
  });
  const { title, firstName, lastName, email, phone } = entry;
  const orderInput = {
    branchId,
    classId,
    clientId,
    addressHash,
    principalId,
    holdId,
    customer: { title, firstName, lastName, email, phone },
    attendees: [],
    termsVersion: undefined,
  };
  if (entitlementId) {
    await bookWithCredit(services, { ...orderInput, entitlementId, reservedFor: requestId });
    return;
  }
  const customerId = await findCustomer(services.database, principalId);
  if (!customerId || !cardId) throw new AppError('payment_not_completed');
  await chargeSavedCard(services, orderInput, { customerId, cardId });
}

/** Emails the offer to the member if it is still open. */
async function sendOffer({ database, clock, keys }: Services, entry: EntryRow): Promise<void> {
  const { branchId, id } = entry;
  await database.transaction(async (tx) => {
    const updated = await tx.orm
      .update(waitingEntries)
      .set({ autoBookingSince: null })
      .where(
        and(
          eq(waitingEntries.branchId, branchId),
          eq(waitingEntries.id, id),
          eq(waitingEntries.status, 'OFFERED'),
        ),
      )
      .returning({ id: waitingEntries.id });
    if (updated.length === 0) return;
    const job = { branchId, kind: 'waiting-offered', subject: { entryId: id } } as const;
    await enqueueEmail(tx, job, clock.now(), getOfferEmailRequester(keys, entry));
  });
}
