import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Invitations of many imported clients that an owner started at once. */
export const invitationBatches = pgTable(
  'invitation_batches',
  {
    branchId: text('branch_id').notNull(),
    /** Id that the owner's browser chose, so that a repeated request starts one batch. */
    id: uuid('id').notNull(),
    /** Import whose clients are invited; null for the clients of all imports. */
    importId: uuid('import_id'),
    /** Number of invited clients when the batch started. */
    total: integer('total').notNull(),
    startedBy: text('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    stoppedAt: instant('stopped_at'),
    /** Earliest time of the next emails; null once all are queued or the batch is stopped. */
    nextAt: instant('next_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('invitation_batches_at_work').on(table.branchId, table.startedAt).where(sql`next_at IS NOT NULL`),
  ],
);

/**
 * Invitations of clients to set up a login. A client's first invitation has number 1. The unique index allows each
 * number once, so that of two concurrent invitations only one is sent.
 */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    number: integer('number').notNull(),
    /** Batch of the invitation; null if staff invited one client. */
    batchId: uuid('batch_id'),
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Time at which the email was put in the outbox; null while the invitation waits for its turn. */
    queuedAt: instant('queued_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('client_invitations_once').on(table.branchId, table.personId, table.number),
    index('client_invitations_by_batch').on(table.branchId, table.batchId),
    index('client_invitations_waiting')
      .on(table.branchId, table.batchId, table.id)
      .where(sql`queued_at IS NULL`),
  ],
);
