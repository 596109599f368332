import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import type { MembershipEnd, MembershipStatus } from '@studio/domain/memberships/membership';
import { sql } from 'drizzle-orm';
import {
  boolean,
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

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A membership: what was sold, how it stands at the provider, and what we keep of it ourselves. */
export const memberships = pgTable(
  'memberships',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    memberId: text('member_id').notNull(),
    productId: text('product_id').notNull(),
    /** Name, price of one month and terms as they were sold; a product that changes changes no membership. */
    name: text('name').notNull(),
    pricePence: integer('price_pence').notNull(),
    currency: text('currency').notNull(),
    terms: jsonb('terms').$type<EntitlementTerms>().notNull(),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    status: text('status').$type<MembershipStatus>().notNull().default('INCOMPLETE'),
    /** The provider's id; null until it has answered. */
    subscriptionId: text('subscription_id'),
    /** The provider's month, paid or not. */
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** Cancelled: it ends with this period. */
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull().default(false),
    /** The last freeze, also when it is over; one that was taken back has no beginning, and keeps its end. */
    frozenFrom: instant('frozen_from'),
    frozenUntil: instant('frozen_until'),
    /** "Visa ending 4242" */
    method: text('method'),
    /** What the last failed payment said, and when it is tried again. Null once it is paid. */
    failure: text('failure'),
    nextAttemptAt: instant('next_attempt_at'),
    /** The last failed payment that was mailed about: the invoice and its attempt. */
    failedAttempt: text('failed_attempt'),
    createdAt: instant('created_at').notNull(),
    /** When its first month was paid; null when it never began. */
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because').$type<MembershipEnd>(),
    /** Asking the provider takes a number first; an answer is written only when no later one has been. */
    askedNumber: integer('asked_number').notNull().default(0),
    writtenNumber: integer('written_number').notNull().default(0),
    /** When the sweeper looks at it next, should nothing be heard of it before. */
    lookAt: instant('look_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('memberships_subscription').on(table.subscriptionId),
    uniqueIndex('memberships_one_of_each')
      .on(table.branchId, table.memberId, table.productId)
      .where(sql`status <> 'ENDED'`),
    index('memberships_by_member').on(table.branchId, table.memberId),
    index('memberships_to_look_at').on(table.lookAt).where(sql`status <> 'ENDED'`),
  ],
);

/** A paid month: one invoice of the provider, one entitlement, one invoice of ours. Never changed. */
export const membershipMonths = pgTable(
  'membership_months',
  {
    branchId: text('branch_id').notNull(),
    /** What our own invoice is numbered for. */
    id: uuid('id').notNull(),
    membershipId: uuid('membership_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The provider's. */
    invoiceId: text('invoice_id').notNull(),
    entitlementId: uuid('entitlement_id').notNull(),
    /** "Reformer Flex 8" */
    name: text('name').notNull(),
    amountPence: integer('amount_pence').notNull(),
    currency: text('currency').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    method: text('method'),
    receiptUrl: text('receipt_url'),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('membership_months_once').on(table.branchId, table.invoiceId),
    index('membership_months_by_membership').on(table.branchId, table.membershipId),
    index('membership_months_by_member').on(table.branchId, table.memberId),
    index('membership_months_by_time').on(table.branchId, table.paidAt),
  ],
);
