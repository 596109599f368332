import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { BookingStatus, PaymentMethod } from '@studio/domain/bookings/booking-status';
import type { HoldStatus } from '@studio/domain/bookings/hold';
import type { NoShowKind } from '@studio/domain/bookings/no-show';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Places held for a browser for a few minutes. While LIVE, they count in `classes.taken`. */
export const holds = pgTable(
  'holds',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    clientId: text('client_id').notNull(),
    principalId: text('principal_id'),
    /** Keyed hash of the caller's network address, for rate limits. */
    addressHash: text('address_hash').notNull(),
    places: integer('places').notNull(),
    /** Numbers of the beds that the client chose. Those that are free go to the hold before any other bed. */
    wantedBeds: integer('wanted_beds').array().notNull().default(sql`'{}'`),
    status: text('status').$type<HoldStatus>().notNull().default('LIVE'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Class as the browser accepted it; null for older holds. */
    seen: jsonb('seen').$type<AcceptedClassDetails>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('holds_one_live_per_class_and_client')
      .on(table.branchId, table.classId, table.clientId)
      .where(sql`status = 'LIVE'`),
    index('holds_live_by_class').on(table.branchId, table.classId).where(sql`status = 'LIVE'`),
    index('holds_live_by_end').on(table.branchId, table.expiresAt).where(sql`status = 'LIVE'`),
    index('holds_by_client').on(table.branchId, table.clientId, table.createdAt),
    index('holds_live_by_address').on(table.branchId, table.addressHash).where(sql`status = 'LIVE'`),
    check('holds_places', sql`${table.places} BETWEEN 1 AND 4`),
  ],
);

/** Sequence that orders late cancellations across all processes. */
export const lateCancellationSequence = pgSequence('late_cancellation_numbers');

export const bookings = pgTable(
  'bookings',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    displayCode: text('display_code').notNull(),
    /**
     * Order id that bookings made together share: the id of their hold, or of the payment if the hold had already
     * ended.
     */
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    classId: uuid('class_id').notNull(),
    paymentId: uuid('payment_id'),
    clientId: text('client_id').notNull(),
    principalId: text('principal_id'),
    attendeeName: text('attendee_name').notNull(),
    title: text('title'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    status: text('status').$type<BookingStatus>().notNull().default('CONFIRMED'),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    /** Entitlement whose session pays for this place; null without one. */
    entitlementId: uuid('entitlement_id'),
    basePence: integer('base_pence').notNull(),
    pricePaidPence: integer('price_paid_pence').notNull(),
    /**
     * Pence still to be paid at the front desk; 0 if paid before. A refund clears it, so an amount left on a CANCELLED
     * booking is owed for a late cancellation.
     */
    duePence: integer('due_pence').notNull().default(0),
    savingKind: text('saving_kind'),
    savingName: text('saving_name'),
    promoCode: text('promo_code'),
    currency: text('currency').notNull(),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    /**
     * Verified identities of the caller who cancelled, or of the member for whom staff cancelled. Empty for an
     * unidentified browser, and if the studio cancelled the class or revoked the place.
     */
    cancelledBy: text('cancelled_by').array().notNull().default(sql`'{}'`),
    checkedInAt: instant('checked_in_at'),
    remindedAt: instant('reminded_at'),
    /** Start of the class. A database trigger always overwrites it (migration `0001_guards`). */
    startsAt: instant('starts_at').notNull().default(sql`'epoch'`),
    /** Number of changes: the iCalendar SEQUENCE of the booking. */
    sequence: integer('sequence').notNull().default(0),
    movedAt: instant('moved_at'),
    /**
     * Time of the late cancellation: less than 24 hours before the class, and without a refund until someone takes the
     * place. The booking's status is CANCELLED.
     */
    lateCancelledAt: instant('late_cancelled_at'),
    /**
     * Sequence number of the late cancellation. Orders refunds, because the clocks of processes differ by milliseconds.
     * Null for older rows.
     */
    lateCancellationNumber: bigint('late_cancellation_number', { mode: 'number' }),
    /**
     * Time at which the late cancellation was waived, because someone took the place or the studio cancelled the class.
     * The session or money is then returned.
     */
    waivedAt: instant('waived_at'),
    /** Time at which the studio revoked this single place. The status of the booking is CANCELLED. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('bookings_display_code').on(table.branchId, table.displayCode),
    uniqueIndex('bookings_once_per_order').on(table.branchId, table.orderId, table.position),
    index('bookings_by_class').on(table.branchId, table.classId),
    index('bookings_guests_by_email')
      .on(table.branchId, sql`lower(${table.email})`)
      .where(sql`principal_id IS NULL`),
    index('bookings_by_payment').on(table.branchId, table.paymentId),
    index('bookings_paid_by_time').on(table.branchId, table.createdAt).where(sql`payment_id IS NOT NULL`),
    index('bookings_by_member')
      .on(table.branchId, table.principalId, table.startsAt, table.id)
      .where(sql`principal_id IS NOT NULL`),
    index('bookings_to_remind')
      .on(table.branchId, table.startsAt)
      .where(sql`status = 'CONFIRMED' AND reminded_at IS NULL`),
    index('bookings_to_close').on(table.branchId, table.startsAt).where(sql`status = 'CONFIRMED'`),
    index('bookings_open_late_cancellations')
      .on(table.branchId, table.classId, table.lateCancelledAt)
      .where(sql`late_cancelled_at IS NOT NULL AND waived_at IS NULL`),
    index('bookings_by_start').on(table.branchId, table.startsAt),
    index('bookings_to_pay').on(table.branchId, table.startsAt).where(sql`due_pence > 0`),
    check('bookings_due', sql`${table.duePence} >= 0`),
  ],
);

/** Status of a no-show fee: DUE until the front desk takes or waives it; NONE if the policy charges none. */
export type NoShowFee = 'NONE' | 'DUE' | 'PAID' | 'WAIVED';

/**
 * Effect of the no-show policy on a missed booking; one row per booking. Staff undo it if the class was attended after
 * all.
 */
export const noShows = pgTable(
  'no_shows',
  {
    branchId: text('branch_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    /** Person who owes the fee; null if there is no fee. */
    personId: uuid('person_id'),
    policy: text('policy').$type<NoShowKind>().notNull(),
    sessionReturned: boolean('session_returned').notNull().default(false),
    feePence: integer('fee_pence').notNull().default(0),
    currency: text('currency').notNull(),
    fee: text('fee').$type<NoShowFee>().notNull().default('NONE'),
    missedAt: instant('missed_at').notNull(),
    /** Time at which the policy was undone, because the class was attended after all. */
    undoneAt: instant('undone_at'),
    feeSettledAt: instant('fee_settled_at'),
    feeSettledBy: text('fee_settled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.bookingId] }),
    index('no_shows_due').on(table.branchId, table.personId).where(sql`fee = 'DUE'`),
    check('no_shows_fee', sql`${table.feePence} >= 0`),
  ],
);

/**
 * Cancellation of a class by the studio. A repeated request returns the same row, unless the class was reactivated
 * since. The transaction that writes the row cancels the class; the process with the lease then cancels its bookings,
 * order by order.
 */
export const classCancellations = pgTable(
  'class_cancellations',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    /** Reason that members see. */
    reason: text('reason').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    leasedUntil: instant('leased_until'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('class_cancellations_one_open')
      .on(table.branchId, table.classId)
      .where(sql`finished_at IS NULL`),
    index('class_cancellations_by_class').on(table.branchId, table.classId, table.requestedAt),
    index('class_cancellations_open').on(table.branchId, table.requestedAt).where(sql`finished_at IS NULL`),
  ],
);

/**
 * Booking that was cancelled together with its class, and its refund. The transaction that cancels the booking writes
 * the row.
 */
export const classCancellationBookings = pgTable(
  'class_cancellation_bookings',
  {
    branchId: text('branch_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    cancellationId: uuid('cancellation_id').notNull(),
    /** Refund of the booking to the card, in pence. */
    refundPence: integer('refund_pence').notNull(),
    sessionReturned: boolean('session_returned').notNull(),
    /** Due amount of the booking that was cleared, in pence. */
    clearedPence: integer('cleared_pence').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.bookingId] }),
    index('class_cancellation_bookings_by_job').on(table.branchId, table.cancellationId),
  ],
);
