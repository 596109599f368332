import type { ActivityLogSubject } from '@studio/contracts/staff-activity-log';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Audit log of changes to bookings, payments, purchases, memberships, tours and other records, including those by
 * staff. A trigger rejects updates and deletes.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    branchId: text('branch_id').notNull(),
    at: instant('at').notNull(),
    /** Author of the change: 'client', 'member:<id>', 'staff:<id>', 'provider' or 'system'. */
    actor: text('actor').notNull(),
    subject: text('subject').$type<ActivityLogSubject>().notNull(),
    /** Id of the subject, usually a uuid. Products, settings and some other subjects have names in place of uuids. */
    subjectId: text('subject_id').notNull(),
    /** New status of the subject, or the action. */
    action: text('action').notNull(),
    reason: text('reason').notNull(),
    detail: jsonb('detail'),
  },
  (table) => [
    index('audit_by_subject').on(table.branchId, table.subjectId, table.id),
    index('audit_by_actor').on(table.branchId, table.actor, table.id),
    index('audit_of_team').on(table.branchId, table.id).where(sql`actor LIKE 'staff:%'`),
    index('audit_by_time').using('brin', table.at),
  ],
);

/** Emails that a change causes. The transaction of the change writes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    branchId: text('branch_id').notNull(),
    kind: text('kind').notNull(),
    /** Ids of the email's subject. The email builder reads the details when the email is sent. */
    subject: jsonb('subject').notNull(),
    /**
     * Requester of the email (`EmailRequester`), until the email is sent or dropped. Null for emails that only the
     * studio causes.
     */
    requestedBy: jsonb('requested_by'),
    createdAt: instant('created_at').notNull(),
    queuedAt: instant('queued_at'),
    sentAt: instant('sent_at'),
    dropReason: text('drop_reason'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Time at which a mail server rejected the email address, until staff resolve the problem; null otherwise. */
    addressRejectedAt: instant('address_rejected_at'),
    /** Person whose email address was rejected; null if the studio has no record of them. */
    personId: uuid('person_id'),
  },
  (table) => [
    index('outbox_unqueued').on(table.id).where(sql`queued_at IS NULL`),
    index('outbox_rejected').on(table.branchId, table.personId).where(sql`address_rejected_at IS NOT NULL`),
    /** Emails of a message to a class, by recipient. */
    index('outbox_class_messages').on(sql`(subject->>'recipientId')`).where(sql`kind = 'class-message'`),
    /** Emails of invitations of clients. */
    index('outbox_invitations').on(sql`(subject->>'invitationId')`).where(sql`kind = 'client-invitation'`),
    index('outbox_unsent').on(table.createdAt).where(sql`sent_at IS NULL AND drop_reason IS NULL`),
  ],
);

/** Stored responses of calls with an idempotency key. A repeated call gets the stored response. */
export const idempotentResponses = pgTable(
  'idempotent_responses',
  {
    branchId: text('branch_id').notNull(),
    clientId: text('client_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    response: jsonb('response'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.clientId, table.call, table.key] }),
    index('idempotent_responses_by_time').on(table.createdAt),
  ],
);

/** Counters of the rate limits, one row per key and window. */
export const rateLimitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** Keys that are generated once per installation, for signed links, codes and hashes. */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
