import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import type { MembershipEndReason, MembershipStatus } from '@studio/domain/memberships/membership';
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

/** Membership: its terms as sold, its state at the provider, and the studio's own data. */
export const memberships = pgTable(
  'memberships',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    memberId: text('member_id').notNull(),
    productId: text('product_id').notNull(),
    /** Name, monthly price and terms as sold. Later changes of the product don't change the membership. */
    name: text('name').notNull(),
    pricePence: integer('price_pence').notNull(),
    currency: text('currency').notNull(),
    terms: jsonb('terms').$type<EntitlementTerms>().notNull(),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    status: text('status').$type<MembershipStatus>().notNull().default('INCOMPLETE'),
    /** Subscription id of the provider; null until the provider has responded. */
    subscriptionId: text('subscription_id'),
    /** Start of the current month at the provider, whether the month is paid or not. */
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** Whether the membership is cancelled and ends with this period. */
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull().default(false),
    /** Latest freeze, even if it has ended. A cancelled freeze has no start and keeps its end. */
    frozenFrom: instant('frozen_from'),
    frozenUntil: instant('frozen_until'),
    /** Payment method, such as "Visa ending 4242". */
    method: text('method'),
    /** Message of the last failed payment; null once the invoice is paid. */
    failure: text('failure'),
    /** Time at which the provider retries the failed payment; null if it won't, and once the invoice is paid. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Time at which a sync first found the renewal unpaid; null unless the membership is PAST_DUE. */
    pastDueSince: instant('past_due_since'),
    /** Invoice and attempt of the last failed payment about which the member got an email. */
    failedAttempt: text('failed_attempt'),
    createdAt: instant('created_at').notNull(),
    /** Time of the first payment, or of the import; null if the membership was never paid. */
    startedAt: instant('started_at'),
    /**
     * End of the period that was paid when staff imported the membership; null for a membership that began here. The
     * import has granted the sessions of that period, and earlier invoices belong to the earlier system.
     */
    importedUntil: instant('imported_until'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<MembershipEndReason>(),
    /**
     * Sequence number of the latest request to the provider. A response is saved only if its number is higher than
     * `savedNumber`.
     */
    requestNumber: integer('request_number').notNull().default(0),
    savedNumber: integer('saved_number').notNull().default(0),
    /** Time at which the sweeper syncs the membership, unless an earlier sync sets a later time. */
    nextSyncAt: instant('next_sync_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('memberships_subscription').on(table.subscriptionId),
    // A client who joins an account that has the same membership brings the imported one, which Stripe charges too.
    uniqueIndex('memberships_one_of_each')
      .on(table.branchId, table.memberId, table.productId)
      .where(sql`status <> 'ENDED' AND imported_until IS NULL`),
    index('memberships_by_member').on(table.branchId, table.memberId),
    index('memberships_to_sync').on(table.nextSyncAt).where(sql`status <> 'ENDED'`),
  ],
);

/**
 * Paid month of a membership, with one provider invoice, one entitlement and one invoice of the studio. Of a row, only
 * the member can change, when an imported membership moves to another owner.
 */
export const membershipMonths = pgTable(
  'membership_months',
  {
    branchId: text('branch_id').notNull(),
    /** Id of the month, which is the subject of the studio's invoice. */
    id: uuid('id').notNull(),
    membershipId: uuid('membership_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Invoice id of the provider. */
    invoiceId: text('invoice_id').notNull(),
    entitlementId: uuid('entitlement_id').notNull(),
    /** Name of the membership, such as "Reformer Flex 8". */
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
