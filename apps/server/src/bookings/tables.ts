import type { SeenClass } from '@studio/contracts/seen-class';
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

/** Places kept for a browser for a few minutes. While LIVE its places count in `classes.taken`. */
export const holds = pgTable(
  'holds',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    clientId: text('client_id').notNull(),
    principalId: text('principal_id'),
    /** Keyed hash of the caller's network address: limits count it, nobody reads it back. */
    addressHash: text('address_hash').notNull(),
    places: integer('places').notNull(),
    status: text('status').$type<HoldStatus>().notNull().default('LIVE'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** The class as its browser has accepted it. Null: held before this was stored. */
    seen: jsonb('seen').$type<SeenClass>(),
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

/** Counts the places that are given up, those of all processes together. */
export const lateCancellationSequence = pgSequence('give_ups');

/** One attendee's place in one class. */
export const bookings = pgTable(
  'bookings',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    displayCode: text('display_code').notNull(),
    /** Bookings made together share it; it is the hold they came from, or the payment when the hold was gone. */
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
    /** The credit whose session pays for this place; null when none does. */
    entitlementId: uuid('entitlement_id'),
    basePence: integer('base_pence').notNull(),
    pricePaidPence: integer('price_paid_pence').notNull(),
    /**
     * What is still to be paid at the desk; 0 for everything that was paid before. Whatever gives a place back clears it: what
     * is left of a CANCELLED booking is owed for a place that was given up.
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
    /** By which names whoever cancelled it has proven to be known (canceller-of.ts); none: a browser alone, or the studio. */
    cancelledBy: text('cancelled_by').array().notNull().default(sql`'{}'`),
    checkedInAt: instant('checked_in_at'),
    remindedAt: instant('reminded_at'),
    /** Start of the class: a trigger of the database writes it, whatever is sent (migration of bookings_by_member). */
    startsAt: instant('starts_at').notNull().default(sql`'epoch'`),
    /** How often it was moved: its calendar entry counts its changes. */
    sequence: integer('sequence').notNull().default(0),
    movedAt: instant('moved_at'),
    /** The place was given up in the last 24 hours, without refund; the booking is CANCELLED … */
    givenUpAt: instant('given_up_at'),
    /** … as the nth of all, since the clocks of processes differ by milliseconds. Null: before this was counted. */
    givenUpNth: bigint('given_up_nth', { mode: 'number' }),
    /** … and then somebody took it, so that credit or money came back. */
    forgivenAt: instant('forgiven_at'),
    /** The studio took the place back, of this booking alone; it is CANCELLED, though nobody has cancelled it. */
    withdrawnAt: instant('withdrawn_at'),
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
    index('bookings_open_give_ups')
      .on(table.branchId, table.classId, table.givenUpAt)
      .where(sql`given_up_at IS NOT NULL AND forgiven_at IS NULL`),
    index('bookings_by_start').on(table.branchId, table.startsAt),
    index('bookings_to_pay').on(table.branchId, table.startsAt).where(sql`due_pence > 0`),
    check('bookings_due', sql`${table.duePence} >= 0`),
  ],
);

/** What became of the fee of a missed class: DUE until the desk takes or waives it; NONE when the policy asks for none. */
export type NoShowFee = 'NONE' | 'DUE' | 'PAID' | 'WAIVED';

/** What the policy did to a missed booking when it was marked so; once for each, and undone when it was attended after all. */
export const noShows = pgTable(
  'no_shows',
  {
    branchId: text('branch_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    /** Whose booking it is; null when nobody could be told. */
    personId: uuid('person_id'),
    /** The kind of policy of that day. */
    policy: text('policy').$type<NoShowKind>().notNull(),
    /** The session has come back. */
    sessionBack: boolean('session_back').notNull().default(false),
    feePence: integer('fee_pence').notNull().default(0),
    currency: text('currency').notNull(),
    fee: text('fee').$type<NoShowFee>().notNull().default('NONE'),
    missedAt: instant('missed_at').notNull(),
    /** It was attended after all. */
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
 * The studio cancels a class. Asked for again it is this one, unless the class was put on again in between. The class is
 * off from the moment this is written; its bookings follow one order after the other, by whoever has it until `leasedUntil`.
 */
export const classCancellations = pgTable(
  'class_cancellations',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    /** What everybody is told. */
    reason: text('reason').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    leasedUntil: instant('leased_until'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('class_cancellations_one_open')
      .on(table.branchId, table.classId)
      .where(sql`finished_at IS NULL`),
    index('class_cancellations_by_class').on(table.branchId, table.classId, table.askedAt),
    index('class_cancellations_open').on(table.branchId, table.askedAt).where(sql`finished_at IS NULL`),
  ],
);

/** A booking that was cancelled because its class was, and what came back; written in the same transaction. */
export const classCancellationBookings = pgTable(
  'class_cancellation_bookings',
  {
    branchId: text('branch_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    cancellationId: uuid('cancellation_id').notNull(),
    /** What goes back to the card for it, in pence. */
    refundPence: integer('refund_pence').notNull(),
    sessionBack: boolean('session_back').notNull(),
    /** What was still to be paid at the desk, in pence, and is not any more. */
    clearedPence: integer('cleared_pence').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.bookingId] }),
    index('class_cancellation_bookings_by_job').on(table.branchId, table.cancellationId),
  ],
);
