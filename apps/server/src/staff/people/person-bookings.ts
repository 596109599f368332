import type { ListPersonBookingsResponse, StaffBooking } from '@studio/contracts/staff-people';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import type { RefundOutcome } from '@studio/domain/bookings/refund-outcome';
import { oneToOneSubType } from '@studio/domain/entitlements/coverage-error';
import { hasClassEnded } from '@studio/domain/timetable/has-class-ended';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { buildBookingDocumentUrl, signBookingKey } from '../../bookings/booking-access.ts';
import type { BookingRow } from '../../bookings/booking-store.ts';
import { loadCancellationRefund } from '../../bookings/cancellation/booking-refunds.ts';
import { decodeBookingCursor, encodeBookingCursor } from '../../bookings/reading/booking-list-cursor.ts';
import { loadPaymentsAndRefunds } from '../../bookings/reading/booking-list-queries.ts';
import { bookings } from '../../bookings/tables.ts';
import { findEntitlement } from '../../entitlements/store.ts';
import { type DeskBalance, loadDeskBalances } from '../../payments/desk-payments.ts';
import type { RefundRow } from '../../payments/store.ts';
import { loadPersonKeys } from '../../people/person-keys.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, listClassesById } from '../../timetable/store.ts';
import { describePayment } from './payment-description.ts';
import { whereRowOfPerson } from './person-profile.ts';

/** Time in milliseconds for which a class still counts as upcoming after its start. */
const stillOnMs = 60 * 60_000;

export interface ListPersonBookingsInput {
  branchId: string;
  personId: string;
  scope: 'upcoming' | 'past';
  limit: number;
  cursor: string | null | undefined;
}

/**
 * Returns a page of a person's bookings, including cancelled ones: upcoming ones soonest first, or past ones latest
 * first. Throws AppError bad_request for an invalid cursor.
 */
export async function listPersonBookings(
  services: Services,
  input: ListPersonBookingsInput,
): Promise<ListPersonBookingsResponse> {
  const { database, clock } = services;
  const { branchId, personId, scope, limit, cursor } = input;
  const keys = await loadPersonKeys(database, branchId, personId);
  const border = new Date(clock.now().getTime() - stillOnMs);
  const isUpcoming = scope === 'upcoming';
  const after = cursor ? decodeBookingCursor(cursor) : null;
  const place = sql`(${bookings.startsAt}, ${bookings.id})`;
  const seen = after && sql`(${after.startsAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const afterCursor = seen && (isUpcoming ? sql`${place} > ${seen}` : sql`${place} < ${seen}`);
  const direction = isUpcoming ? asc : desc;
  const found = await database.orm
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.branchId, branchId),
        whereRowOfPerson(keys, bookings),
        isUpcoming ? gte(bookings.startsAt, border) : lt(bookings.startsAt, border),
        afterCursor ?? undefined,
      ),
    )
    .orderBy(direction(bookings.startsAt), direction(bookings.id))
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    ok: true,
    bookings: await toStaffBookingDtos(services, branchId, shown),
    cursor: found.length > limit && last ? encodeBookingCursor(last) : null,
  };
}

export async function toStaffBookingDtos(
  services: Services,
  branchId: string,
  rows: readonly BookingRow[],
): Promise<StaffBooking[]> {
  const { database, clock } = services;
  const classIds = rows.map(({ classId }) => classId);
  const classes = await listClassesById(database, branchId, classIds, clock.now());
  const classOf = new Map(classes.map((klass) => [klass.id, klass]));
  const { payments, refunds } = await loadPaymentsAndRefunds(database, branchId, rows);
  const cancellationRefunds = await loadCancellationRefunds(database, rows, refunds);
  const desks = await loadDeskBalances(
    database,
    branchId,
    rows.map(({ id }) => id),
  );
  const credits = await creditNames(database, branchId, rows);
  const fees = await feesOwed(database, branchId, rows);
  return rows.flatMap((booking) => {
    const klass = classOf.get(booking.classId);
    if (!klass) return [];
    const desk = desks.get(booking.id) ?? null;
    const card = (booking.paymentId && payments.get(booking.paymentId)?.method) || null;
    const creditName = (booking.entitlementId && credits.get(booking.entitlementId)) || null;
    return [
      staffBooking(services, booking, {
        ...{ klass, desk, card, creditName },
        feePence: fees.get(booking.id) ?? 0,
        ifCancelled: cancellationRefunds.get(booking.id) ?? null,
      }),
    ];
  });
}

/** Returns what cancelling each confirmed booking would refund now. */
async function loadCancellationRefunds(
  db: QueryExecutor,
  rows: readonly BookingRow[],
  refundsByPayment: ReadonlyMap<string, RefundRow[]>,
): Promise<Map<string, RefundOutcome>> {
  const confirmed = rows.filter(({ status }) => status === 'CONFIRMED');
  const found = new Map<string, RefundOutcome>();
  for (const booking of confirmed) {
    const refunds = (booking.paymentId && refundsByPayment.get(booking.paymentId)) || [];
    found.set(booking.id, await loadCancellationRefund(db, booking, refunds));
  }
  return found;
}

async function creditNames(
  db: QueryExecutor,
  branchId: string,
  rows: readonly BookingRow[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ entitlementId }) => entitlementId ?? []))];
  const found = await Promise.all(ids.map((id) => findEntitlement(db, branchId, id)));
  return new Map(found.flatMap((credit) => (credit ? [[credit.id, credit.name]] : [])));
}

const refundableFees: PreparedStatement = {
  name: 'no_show_fees_to_refund',
  text: `SELECT n.booking_id AS id, sum(d.amount_pence)::int AS pence FROM no_shows n
    JOIN desk_payments d ON d.branch_id = n.branch_id AND d.subject_id = n.booking_id AND d.subject = 'fee'
    WHERE n.branch_id = $1 AND n.booking_id = ANY ($2::uuid[]) AND n.undone_at IS NOT NULL
    GROUP BY n.booking_id`,
};

async function feesOwed(
  db: QueryExecutor,
  branchId: string,
  rows: readonly BookingRow[],
): Promise<Map<string, number>> {
  const ids = rows.map(({ id }) => id);
  const found = await db.run<{ id: string; pence: number }>(refundableFees, [branchId, ids]);
  return new Map(found.map(({ id, pence }) => [id, pence]));
}

interface BookingDetails {
  klass: ClassRow;
  desk: DeskBalance | null;
  card: string | null;
  creditName: string | null;
  /** Paid no-show fee in pence that the studio owes back, because the attendance was corrected. */
  feePence: number;
  ifCancelled: RefundOutcome | null;
}

function staffBooking({ keys, clock }: Services, booking: BookingRow, details: BookingDetails): StaffBooking {
  const { id, displayCode, classId, attendeeName, status, duePence, pricePaidPence, startsAt } = booking;
  const { klass, desk, card, creditName, feePence, ifCancelled } = details;
  const owes = status === 'CANCELLED' && (booking.lateCancelledAt === null || booking.waivedAt !== null);
  const isPaid = pricePaidPence > 0;
  const isCancelled = status === 'CANCELLED';
  const isOver = hasClassEnded({ startsAt, durationMin: klass.durationMin }, clock.now());
  const owedPence = owes ? Math.max(0, desk?.remainingPence ?? 0) : isCancelled ? 0 : feePence;
  const deskRefundPence = owedPence > 0 ? owedPence : getDeskRefund(desk, { isCancelled, isOver });
  return {
    bookingId: id,
    displayCode,
    classId,
    attendeeName,
    status,
    duePence,
    creditName,
    title: klass.title,
    activityId: klass.activityId,
    durationMin: klass.durationMin,
    instructor: klass.instructorName,
    room: klass.roomName,
    startsAt: startsAt.toISOString(),
    paidWith: describePayment({ ...booking, card, creditName, desk }),
    paidPence: pricePaidPence,
    ifCancelled,
    owedPence,
    deskRefundPence,
    // A no-show fee, which is refunded first, is never paid by gift card.
    deskRefundGiftCardPence:
      feePence > 0 ? 0 : Math.min(deskRefundPence, Math.max(0, desk?.giftCardPence ?? 0)),
    lateCancelledAt: booking.lateCancelledAt?.toISOString() ?? null,
    checkedInAt: booking.checkedInAt?.toISOString() ?? null,
    cancelBy: getCancellationDeadline(startsAt).toISOString(),
    isOneToOne: klass.subType === oneToOneSubType,
    link: `/booking/${id}?k=${signBookingKey(keys, id)}`,
    invoice: isPaid ? buildBookingDocumentUrl(keys, id, 'invoice.pdf') : null,
  };
}

/**
 * Returns the front-desk money in pence that staff may refund for a cancelled or past booking although the studio
 * doesn't owe it.
 */
function getDeskRefund(
  desk: DeskBalance | null,
  { isCancelled, isOver }: { isCancelled: boolean; isOver: boolean },
): number {
  if (!desk) return 0;
  return Math.max(0, isCancelled ? desk.remainingPence : isOver ? desk.placePence : 0);
}
