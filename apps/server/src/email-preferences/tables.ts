import type { OptionalEmail } from '@studio/domain/emails/optional-emails';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Kinds of email that a recipient has opted out of, by the hash of their email address (platform/hash-person). */
export const emailOptOuts = pgTable(
  'email_opt_outs',
  {
    branchId: text('branch_id').notNull(),
    personHash: text('person_hash').notNull(),
    kind: text('kind').$type<OptionalEmail>().notNull(),
    stoppedAt: timestamp('stopped_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.personHash, table.kind] })],
);
