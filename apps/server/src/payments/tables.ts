import type { RefundStatus } from '@studio/domain/money/refund-status';
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

/**
 * Payment status: OPEN isn't settled yet; BOOKED has its bookings; REFUNDED was paid but never booked; CANCELLED was
 * closed unpaid, and becomes REFUNDED if its charge succeeds later.
 */
export type PaymentStatus = 'OPEN' | 'BOOKED' | 'REFUNDED' | 'CANCELLED';

/** Attempt to pay for the places of a hold, with a fixed hold, class, browser, amount and currency. */
export const payments = pgTable(
  'payments',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Payment intent id of the provider; null until the provider has responded. */
    intentId: text('intent_id'),
    holdId: uuid('hold_id').notNull(),
    classId: uuid('class_id').notNull(),
    clientId: text('client_id').notNull(),
    principalId: text('principal_id'),
    places: integer('places').notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    /** Customer, attendee names, and prices as shown (`StoredOrder`). */
    order: jsonb('order_details').notNull(),
    status: text('status').$type<PaymentStatus>().notNull().default('OPEN'),
    /** Payment method, such as "Visa ending 4242"; null until the payment is made. */
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

/** Origin of a refund made outside this system: someone at the provider, or the payer's bank. */
export type ExternalRefunder = 'provider' | 'dispute';

/**
 * Refunds. The transaction of the change that causes a refund inserts it; a job submits it to the provider afterwards.
 */
export const refunds = pgTable(
  'refunds',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Payment, purchase or paid month that is refunded. */
    paymentId: uuid('payment_id').notNull(),
    /** Payment intent id of the provider. */
    intentId: text('intent_id').notNull(),
    /** Booking that is refunded. Null for a purchase, a month, or a payment that never became a booking. */
    bookingId: uuid('booking_id'),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<RefundStatus>().notNull().default('DUE'),
    /**
     * Refund id of the provider. A refund made at the provider for several places has one row for each: "re_1",
     * "re_1#1", "re_1#2" …
     */
    providerId: text('provider_id'),
    /** Provider ids of earlier refund attempts that failed. */
    earlierProviderIds: text('earlier_provider_ids').array().notNull().default(sql`'{}'`),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    failure: text('failure'),
    /**
     * Staff member or `ExternalRefunder` who made the refund; a booking can have several of these, full or partial.
     * Null for the refund that a cancellation caused, of which a booking has at most one.
     */
    madeBy: text('made_by'),
    /**
     * Number of resubmissions, after a failure or with a reduced amount. The provider sees each resubmission as a
     * separate refund.
     */
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
 * Refund or dispute made at the provider. Staff must check its effect on the booking or purchase. The page Today shows
 * it until they mark it as handled.
 */
export const providerNotices = pgTable(
  'provider_notices',
  {
    branchId: text('branch_id').notNull(),
    providerId: text('provider_id').notNull(),
    kind: text('kind').$type<'refund' | 'dispute'>().notNull(),
    /** Payment, purchase or paid month that was refunded or disputed. */
    paymentId: uuid('payment_id').notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    /** Reason as the provider's code, such as "product_not_received". */
    reason: text('reason'),
    /** Provider's status of a dispute, such as "needs_response" or "won". */
    status: text('status'),
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

/** Ids of processed provider events. The transaction that applies an event saves its id. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE';

/**
 * Subject of a document: a booking, a purchase, a paid membership month, a refund by staff or at the provider, or a
 * front-desk payment.
 */
export type InvoiceSubject = 'booking' | 'purchase' | 'month' | 'refund' | 'desk';

/** Invoices and credit notes. A job numbers them without gaps, after their subjects are committed. */
export const invoices = pgTable(
  'invoices',
  {
    branchId: text('branch_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    subject: text('subject').$type<InvoiceSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /**
     * Seller and tax at the time of numbering. Null for older documents, which show the current seller. A change of the
     * studio's profile first stores the earlier seller on them (`backfillInvoiceSeller`).
     */
    seller: jsonb('seller').$type<InvoiceSeller>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.kind, table.number] }),
    uniqueIndex('invoices_once').on(table.branchId, table.kind, table.subjectId),
  ],
);

/**
 * Customer of a member at the provider, which stores the member's cards. Accounts span all branches, so the key has no
 * branch.
 */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    memberId: text('member_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('payment_customers_customer').on(table.customerId)],
);

/**
 * Front-desk payment method. COMPLIMENTARY takes no money and needs a reason. GIFT_CARD takes no money either, because
 * the buyer paid when buying the card.
 */
export type DeskPaymentMethod = 'CASH' | 'TERMINAL' | 'COMPLIMENTARY' | 'GIFT_CARD';

/** Money taken or refunded at the front desk. Rows never change: a refund is a separate row with a negative amount. */
export const deskPayments = pgTable(
  'desk_payments',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id'),
    subject: text('subject').$type<'booking' | 'product' | 'fee' | 'counter' | 'gift-card'>().notNull(),
    /**
     * Id of the item that was paid or refunded: the booking (also for its no-show fee), the entitlement that was sold,
     * the sale of a counter item or gift card, or a failed card refund that was paid out.
     */
    subjectId: uuid('subject_id').notNull(),
    method: text('method').$type<DeskPaymentMethod>().notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    note: text('note'),
    takenBy: text('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
    /** Front-desk payment that this row refunds; null for a payment. */
    refundsPaymentId: uuid('refunds_payment_id'),
    /** Gift card that paid this row, or to which it returned the money; null for other payment methods. */
    giftCardId: uuid('gift_card_id'),
    /**
     * First payment of the same sale, whose invoice covers this row too. Set on the gift card's part of a sale, and on
     * an amount that was paid later; null on all other rows.
     */
    salePaymentId: uuid('sale_payment_id'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('desk_payments_by_subject').on(table.branchId, table.subjectId),
    index('desk_payments_by_time').on(table.branchId, table.takenAt),
    index('desk_payments_by_person').on(table.branchId, table.personId, table.takenAt),
    index('desk_payments_refunds')
      .on(table.branchId, table.refundsPaymentId)
      .where(sql`refunds_payment_id IS NOT NULL`),
    index('desk_payments_sale_parts')
      .on(table.branchId, table.salePaymentId)
      .where(sql`sale_payment_id IS NOT NULL`),
  ],
);
