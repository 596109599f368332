import { getLastValidInstant } from '@studio/domain/entitlements/entitlement-choice-reason';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { and, eq, inArray } from 'drizzle-orm';
import { type BookingRow, findBookingsOfOrder } from '../bookings/booking-store.ts';
import { sumStaffRefunds } from '../bookings/cancellation/booking-refunds.ts';
import { findClassCancellation } from '../bookings/cancellation/find-class-cancellation.ts';
import { getClassTimes } from '../bookings/documents/booking-calendar-event.ts';
import { loadAttendeeDetails, toClassDetails } from '../bookings/emails/booking-email.ts';
import { suggestAlternativeClass, toClassPagePath } from '../bookings/moving/suggest-alternative-class.ts';
import type { BookingDetails } from '../bookings/reading/booking-details.ts';
import { loadBookingDetails } from '../bookings/reading/booking-response.ts';
import { classCancellationBookings } from '../bookings/tables.ts';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type {
  CancellationEmailDetails,
  EmailDetails,
  RefundDetails,
} from '../integrations/email/email-details.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { ClassCancelledEmailJob, EmailDraft } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';

/**
 * Builds the email about a class that the studio cancelled, with the refund and, if there is one, an alternative class.
 */
export async function buildClassCancelledEmail(
  services: Services,
  { branchId, subject: { orderId, classId } }: ClassCancelledEmailJob,
): Promise<EmailDraft<EmailDetails>> {
  const { database, clock, config } = services;
  const cancellation = await findClassCancellation(database, branchId, classId);
  const order = (await findBookingsOfOrder(database, branchId, orderId)).filter(
    (row) => row.classId === classId,
  );
  const ended = await loadCancelledPlaces(database, branchId, order);
  const [first, ...others] = order.filter(({ id }) => ended.has(id));
  if (!first || !cancellation) return { drop: 'nothing was cancelled' };
  const details = await loadBookingDetails(services, first);
  const alternative = await suggestAlternativeClass(database, details.klass, clock.now());
  const emailDetails: CancellationEmailDetails = {
    studio: toStudioContact(services, await loadBranchProfile(database, branchId)),
    about: 'class-cancelled',
    apology: 'We’re sorry.',
    reason: cancellation.reason,
    class: toClassDetails(details.klass),
    attendees: await loadAttendeeDetails(services, [first, ...others]),
    returned: await loadReturnDetails(database, details, [first, ...others], ended),
    ...(alternative
      ? {
          instead: {
            ...toClassDetails(alternative),
            url: `${config.publicUrl}${toClassPagePath(alternative)}`,
          },
        }
      : {}),
    timetableUrl: `${config.publicUrl}/timetable`,
    entry: {
      bookingId: first.id,
      ...getClassTimes(details),
      sequence: first.sequence + 1,
      madeAt: first.cancelledAt ?? first.createdAt,
    },
  };
  return { to: first.email, email: { template: 'booking-cancelled', details: emailDetails } };
}

type EndedRow = typeof classCancellationBookings.$inferSelect;

async function loadCancelledPlaces(
  db: QueryExecutor,
  branchId: string,
  order: readonly BookingRow[],
): Promise<Map<string, EndedRow>> {
  if (order.length === 0) return new Map();
  const ids = order.map(({ id }) => id);
  const rows = await db.orm
    .select()
    .from(classCancellationBookings)
    .where(
      and(
        eq(classCancellationBookings.branchId, branchId),
        inArray(classCancellationBookings.bookingId, ids),
      ),
    );
  return new Map(rows.map((row) => [row.bookingId, row]));
}

const paidAtDesk: PreparedStatement = {
  name: 'paid_at_desk_for_bookings',
  text: `SELECT coalesce(sum(amount_pence), 0)::int AS pence,
      coalesce(-sum(amount_pence) FILTER (WHERE refunds_payment_id IS NOT NULL), 0)::int AS "refundedPence",
      coalesce(-sum(amount_pence) FILTER (WHERE gift_card_id IS NOT NULL AND refunds_payment_id IS NOT NULL
        AND taken_at >= $3::timestamptz), 0)::int AS "giftCardPence"
    FROM desk_payments WHERE branch_id = $1 AND subject_id = ANY ($2::uuid[])`,
};

async function loadReturnDetails(
  db: QueryExecutor,
  { payment, refunds, credit, booking: { branchId, currency } }: BookingDetails,
  places: readonly BookingRow[],
  ended: ReadonlyMap<string, EndedRow>,
): Promise<RefundDetails> {
  const rows = places.flatMap(({ id }) => ended.get(id) ?? []);
  const sessions = rows.filter(({ sessionReturned }) => sessionReturned).length;
  if (credit && sessions > 0) {
    const until = credit.expiresAt && formatDayAndYear(toLondonDate(getLastValidInstant(credit.expiresAt)));
    const amount = formatCount(sessions, 'session');
    return { kind: 'credit', amount, pack: credit.name, ...(until ? { until } : {}) };
  }
  const pence = rows.reduce((sum, { refundPence }) => sum + refundPence, 0);
  const beforePence = places.reduce((sum, { id }) => sum + sumStaffRefunds(refunds, id), 0);
  const method = payment?.method ?? 'your card';
  const before = formatPriceShort(beforePence, currency);
  const isHeld = refunds.some(({ madeBy, status }) => madeBy === null && status === 'HELD');
  if (pence > 0 && isHeld) return { kind: 'disputed', amount: formatPriceShort(pence, currency), method };
  if (pence > 0)
    return {
      kind: 'refund',
      amount: formatPriceShort(pence, currency),
      method,
      ...(beforePence > 0 ? { before } : {}),
    };
  if (beforePence > 0) return { kind: 'already-refunded', amount: before, method };
  const since = new Date(Math.min(...rows.map(({ doneAt }) => doneAt.getTime())));
  return loadDeskReturnDetails(db, { branchId, currency, since }, places);
}

/**
 * Describes the refund of payments at the front desk: the amount that the front desk still has to refund, and the amount
 * that the cancellation at `since` returned to a gift card. If there is neither, describes what staff had refunded
 * before.
 */
async function loadDeskReturnDetails(
  db: QueryExecutor,
  { branchId, currency, since }: Pick<BookingRow, 'branchId' | 'currency'> & { since: Date },
  places: readonly BookingRow[],
): Promise<RefundDetails> {
  const ids = places.map(({ id }) => id);
  const [desk] = await db.run<{ pence: number; refundedPence: number; giftCardPence: number }>(paidAtDesk, [
    branchId,
    ids,
    since,
  ]);
  const { pence, refundedPence, giftCardPence } = desk ?? { pence: 0, refundedPence: 0, giftCardPence: 0 };
  const giftCardAmount = formatPriceShort(giftCardPence, currency);
  if (pence > 0)
    return {
      kind: 'at-desk',
      amount: formatPriceShort(pence, currency),
      ...(giftCardPence > 0 ? { giftCardAmount } : {}),
    };
  if (giftCardPence > 0) return { kind: 'gift-card', giftCardAmount };
  return refundedPence > 0
    ? { kind: 'already-refunded', amount: formatPriceShort(refundedPence, currency) }
    : { kind: 'nothing' };
}
