import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PaymentRow, RefundRow } from '../../payments/store.ts';
import { payments, refunds } from '../../payments/tables.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { BookingRow } from '../booking-store.ts';
import { bookings } from '../tables.ts';
import type { BookingListCursor } from './booking-list-cursor.ts';

/** Query for a page of a member's bookings with a start in [`from`, `to`). */
export interface BookingPageQuery {
  branchId: string;
  memberId: string;
  from: Date | null;
  to: Date | null;
  order: 'soonest first' | 'latest first';
  after: BookingListCursor | null;
  maxRows: number;
}

/** Returns one page of a member's bookings. An index serves it, so long histories stay fast. */
export async function listMemberBookingPage(
  db: QueryExecutor,
  page: BookingPageQuery,
): Promise<BookingRow[]> {
  const { branchId, memberId, from, to, order, after, maxRows } = page;
  const direction = order === 'soonest first' ? asc : desc;
  const conditions: (SQL | undefined)[] = [
    eq(bookings.branchId, branchId),
    eq(bookings.principalId, memberId),
    from ? gte(bookings.startsAt, from) : undefined,
    to ? lt(bookings.startsAt, to) : undefined,
    after ? afterCursor(order, after) : undefined,
  ];
  return db.orm
    .select()
    .from(bookings)
    .where(and(...conditions))
    .orderBy(direction(bookings.startsAt), direction(bookings.id))
    .limit(maxRows);
}

/** Compares start and id together, so that a page can end between two bookings with the same start. */
function afterCursor(order: BookingPageQuery['order'], { startsAt, id }: BookingListCursor): SQL {
  const place = sql`(${bookings.startsAt}, ${bookings.id})`;
  const lastRow = sql`(${startsAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return order === 'soonest first' ? sql`${place} > ${lastRow}` : sql`${place} < ${lastRow}`;
}

/** Counts of a member's bookings on one London day. `booked` includes no-shows. */
export interface DayCounts {
  date: string;
  booked: number;
  attended: number;
  cancelled: number;
}

const countDays: PreparedStatement = {
  name: 'count_booking_days',
  text: `SELECT (starts_at AT TIME ZONE 'Europe/London')::date::text AS date,
      (count(*) FILTER (WHERE status IN ('CONFIRMED', 'NO_SHOW')))::int AS booked,
      (count(*) FILTER (WHERE status = 'ATTENDED'))::int AS attended,
      (count(*) FILTER (WHERE status = 'CANCELLED'))::int AS cancelled
    FROM bookings
    WHERE branch_id = $1 AND principal_id = $2 AND starts_at >= $3::timestamptz AND starts_at < $4::timestamptz
    GROUP BY 1 ORDER BY 1`,
};

/** Counts the bookings of each London day with a start in [`from`, `to`). Omits days without bookings. */
export function countBookingsByDay(
  db: QueryExecutor,
  input: { branchId: string; memberId: string; from: Date; to: Date },
): Promise<DayCounts[]> {
  const { branchId, memberId, from, to } = input;
  return db.run<DayCounts>(countDays, [branchId, memberId, from, to]);
}

/** Returns upcoming guest bookings of an email address, soonest first. */
export async function listUpcomingGuestBookings(
  db: QueryExecutor,
  { branchId, email, now, maxRows }: { branchId: string; email: string; now: Date; maxRows: number },
): Promise<BookingRow[]> {
  return db.orm
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.branchId, branchId),
        isNull(bookings.principalId),
        sql`lower(${bookings.email}) = lower(${email})`,
        ne(bookings.status, 'CANCELLED'),
        gt(bookings.startsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(maxRows);
}

/**
 * Returns the bookings' payments and the refunds of each payment, oldest first, by payment id. Omits dropped refunds and
 * disputes that the studio won.
 */
export async function loadPaymentsAndRefunds(
  db: QueryExecutor,
  branchId: string,
  rows: readonly BookingRow[],
): Promise<{ payments: Map<string, PaymentRow>; refunds: Map<string, RefundRow[]> }> {
  const paymentIds = [...new Set(rows.flatMap(({ paymentId }) => paymentId ?? []))];
  if (paymentIds.length === 0) return { payments: new Map(), refunds: new Map() };
  const paid = await db.orm
    .select()
    .from(payments)
    .where(and(eq(payments.branchId, branchId), inArray(payments.id, paymentIds)));
  const refundRows = await db.orm
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.branchId, branchId),
        notInArray(refunds.status, ['DROPPED', 'WON']),
        inArray(refunds.paymentId, paymentIds),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return {
    payments: new Map(paid.map((row) => [row.id, row as PaymentRow])),
    refunds: Map.groupBy(refundRows as RefundRow[], ({ paymentId }) => paymentId),
  };
}
