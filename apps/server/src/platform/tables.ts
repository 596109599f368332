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

/** Every change of a booking, hold, payment, refund and tour, and everything that staff do, with who and why. A trigger refuses to change or delete rows. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    branchId: text('branch_id').notNull(),
    at: instant('at').notNull(),
    /** 'client', 'member:<id>', 'staff:<id>', 'provider', 'system'. */
    actor: text('actor').notNull(),
    subject: text('subject').$type<ActivityLogSubject>().notNull(),
    /** A uuid for most; products, settings and the like have names of their own. */
    subjectId: text('subject_id').notNull(),
    /** The status it has from now on, or what was done to it. */
    action: text('action').notNull(),
    why: text('why').notNull(),
    detail: jsonb('detail'),
  },
  (table) => [
    index('audit_by_subject').on(table.branchId, table.subjectId, table.id),
    index('audit_by_actor').on(table.branchId, table.actor, table.id),
    index('audit_of_team').on(table.branchId, table.id).where(sql`actor LIKE 'staff:%'`),
    index('audit_by_time').using('brin', table.at),
  ],
);

/** Mail that has to go out because of a change, written in that change's transaction. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    branchId: text('branch_id').notNull(),
    kind: text('kind').notNull(),
    /** Ids that the mail is about; its facts are read when it is sent. */
    subject: jsonb('subject').notNull(),
    /** Who asked for it (`MailAsker`), until it is sent or dropped; null for emails that only the studio causes. */
    askedBy: jsonb('asked_by'),
    createdAt: instant('created_at').notNull(),
    /** When it was handed to the job queue. */
    queuedAt: instant('queued_at'),
    sentAt: instant('sent_at'),
    /** Why it was not sent after all. */
    droppedBecause: text('dropped_because'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Since when staff have to see to it that a mail server refused the address; null: they have, or it did not. */
    addressRefusedAt: instant('address_refused_at'),
    /** Whose address was refused; null when the studio has no profile of them. */
    personId: uuid('person_id'),
  },
  (table) => [
    index('outbox_unqueued').on(table.id).where(sql`queued_at IS NULL`),
    index('outbox_refused').on(table.branchId, table.personId).where(sql`address_refused_at IS NOT NULL`),
    index('outbox_unsent').on(table.createdAt).where(sql`sent_at IS NULL AND dropped_because IS NULL`),
  ],
);

/** Answers to calls with an idempotency key. */
export const idempotentResponses = pgTable(
  'idempotent_answers',
  {
    branchId: text('branch_id').notNull(),
    clientId: text('client_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.clientId, table.call, table.key] }),
    index('idempotent_answers_by_time').on(table.createdAt),
  ],
);

/** Counters of the limits; one row for each key and window. */
export const rateLimitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** Keys made once per installation: for signed links, codes and hashes. */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});

/** Not used: processes of the release before read it during a rolling update. The release after next drops it. */
export const tokenFloors = pgTable('token_floors', {
  userId: text('user_id').primaryKey(),
  issuedFrom: instant('issued_from').notNull(),
});
