import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceSeller } from '../documents/invoice-details.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** OPEN waits for the bank; BOOKED has its bookings; REFUNDED had its money returned without a booking; CANCELLED was never paid. */
export type PaymentStatus = 'OPEN' | 'BOOKED' | 'REFUNDED' | 'CANCELLED';

/** One attempt to pay for the places of a hold. Bound to hold, class, person, amount and currency. */
export const payments = pgTable(
  'payments',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** The provider's id; null until it has answered. */
    intentId: text('intent_id'),
    holdId: uuid('hold_id').notNull(),
    classId: uuid('class_id').notNull(),
    clientId: text('client_id').notNull(),
    principalId: text('principal_id'),
    places: integer('places').notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    /** Title, names, e-mail, phone of the customer, names of the attendees, and the price of one place as it was shown. */
    order: jsonb('order_facts').notNull(),
    status: text('status').$type<PaymentStatus>().notNull().default('OPEN'),
    /** "Visa ending 4242"; known once paid. */
    method: text('method'),
    receiptUrl: text('receipt_url'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('payments_intent').on(table.intentId),
    uniqueIndex('payments_one_open_per_hold').on(table.branchId, table.holdId).where(sql`status = 'OPEN'`),
    index('payments_open').on(table.branchId, table.createdAt).where(sql`status = 'OPEN'`),
    index('payments_by_settling').on(table.branchId, table.settledAt).where(sql`settled_at IS NOT NULL`),
    check('payments_amount_positive', sql`${table.amountPence} > 0`),
  ],
);

/**
 * DUE has to be asked for; PENDING was accepted by the provider; FAILED came back and needs a person, who tries again or
 * pays it back at the desk (PAID_OTHERWISE). DISPUTED was taken by the payer's bank until the dispute ends: lost, it is
 * SUCCEEDED; WON, the studio has the money again and the row counts for nothing.
 */
export type RefundStatus = 'DUE' | 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'PAID_OTHERWISE' | 'DISPUTED' | 'WON';

/** Who refunded when no one at the studio asked us to: someone at the provider, or the payer's bank. */
export type ExternalRefunder = 'provider' | 'dispute';

/** Money on its way back. Written with the change that causes it; asked for afterwards, outside any transaction. */
export const refunds = pgTable(
  'refunds',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** What it was paid as: a payment, a purchase, or a paid month. */
    paymentId: uuid('payment_id').notNull(),
    /** The provider's id of the money. */
    intentId: text('intent_id').notNull(),
    /** Null when a payment never became a booking, and of a purchase. */
    bookingId: uuid('booking_id'),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<RefundStatus>().notNull().default('DUE'),
    /** A refund made at the provider for several places has a row for each: "re_1", "re_1#1", "re_1#2" … */
    providerId: text('provider_id'),
    /** The provider's ids of earlier rounds, which failed. */
    earlierProviderIds: text('earlier_provider_ids').array().notNull().default(sql`'{}'`),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    failure: text('failure'),
    /**
     * Who of the staff gave it back, in part or whole, as often as they like, or a `ExternalRefunder`; null: a change of the
     * booking did, once.
     */
    madeBy: text('made_by'),
    /** Counts how often it was asked for anew after it had failed: the provider knows each round as a refund of its own. */
    round: integer('round').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('refunds_once_per_booking').on(table.branchId, table.bookingId).where(sql`made_by IS NULL`),
    uniqueIndex('refunds_once_per_unbooked_payment')
      .on(table.branchId, table.paymentId)
      .where(sql`booking_id IS NULL AND made_by IS NULL`),
    index('refunds_by_payment').on(table.branchId, table.paymentId),
    index('refunds_failed').on(table.branchId, table.updatedAt).where(sql`status = 'FAILED'`),
    check('refunds_amount_positive', sql`${table.amountPence} > 0`),
    uniqueIndex('refunds_provider').on(table.providerId),
    index('refunds_by_time').on(table.branchId, table.createdAt),
    index('refunds_due').on(table.nextAttemptAt).where(sql`status IN ('DUE', 'PENDING')`),
  ],
);

/**
 * A refund made at the provider, or a dispute: no one at the studio asked us for it, so a person has to look at what was
 * bought with the money. Stays on Today until someone has.
 */
export const providerNotices = pgTable(
  'provider_notices',
  {
    branchId: text('branch_id').notNull(),
    /** Of the refund or the dispute. */
    providerId: text('provider_id').notNull(),
    kind: text('kind').$type<'refund' | 'dispute'>().notNull(),
    /** What it was paid as: a payment, a purchase, or a paid month. */
    paymentId: uuid('payment_id').notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    /** The provider's words: "product_not_received". */
    reason: text('reason'),
    /** Of a dispute, the provider's word: "needs_response", "won" … */
    status: text('status'),
    /** Until when a dispute can be answered. */
    evidenceDueBy: instant('evidence_due_by'),
    at: instant('at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    handledAt: instant('handled_at'),
    handledBy: text('handled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.providerId] }),
    index('provider_notices_unhandled').on(table.branchId, table.at).where(sql`handled_at IS NULL`),
  ],
);

/** Ids of the provider's events that have had their effect: written in the transaction of that effect. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE';

/**
 * A booking, something bought once, a paid month of a membership, what staff gave back of one of them, or money that
 * changed hands at the desk.
 */
export type InvoiceSubject = 'booking' | 'purchase' | 'month' | 'refund' | 'desk';

/** Invoices and credit notes, numbered without gaps by a job after commit. */
export const invoices = pgTable(
  'invoices',
  {
    branchId: text('branch_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** What it is for. */
    subject: text('subject').$type<InvoiceSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /**
     * Who sold, and with which tax, as it was set when the number was given. Null of papers from before this was kept: they
     * say what is set now, and get it when that is changed (`backfill-invoice-seller.ts`).
     */
    seller: jsonb('seller').$type<InvoiceSeller>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.kind, table.number] }),
    uniqueIndex('invoices_once').on(table.branchId, table.kind, table.subjectId),
  ],
);

/** The provider's customer of a member, who keeps their cards. An account is for every branch, so no branch is in the key. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    memberId: text('member_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('payment_customers_customer').on(table.customerId)],
);

/** How money changed hands at the desk; COMPLIMENTARY is none, with a reason. */
export type DeskPaymentMethod = 'CASH' | 'TERMINAL' | 'COMPLIMENTARY';

/** Money taken or given back at the desk. Never changed: what is given back is a row of its own, below zero. */
export const deskPayments = pgTable(
  'desk_payments',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id'),
    subject: text('subject').$type<'booking' | 'product' | 'fee'>().notNull(),
    /** The booking, or what was granted or charged. */
    subjectId: uuid('subject_id').notNull(),
    method: text('method').$type<DeskPaymentMethod>().notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    note: text('note'),
    takenBy: text('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
    /** The payment that this gives back. */
    givesBack: uuid('gives_back'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('desk_payments_by_subject').on(table.branchId, table.subjectId),
    index('desk_payments_by_time').on(table.branchId, table.takenAt),
    index('desk_payments_by_person').on(table.branchId, table.personId, table.takenAt),
    index('desk_payments_given_back').on(table.branchId, table.givesBack).where(sql`gives_back IS NOT NULL`),
  ],
);
