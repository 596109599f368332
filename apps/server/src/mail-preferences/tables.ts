import type { OptionalMail } from '@studio/domain/mails/optional-mails';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A kind of mail that somebody wants no more, by their address as platform/person-hash writes it. */
export const stoppedMails = pgTable(
  'stopped_mails',
  {
    branchId: text('branch_id').notNull(),
    personHash: text('person_hash').notNull(),
    kind: text('kind').$type<OptionalMail>().notNull(),
    stoppedAt: timestamp('stopped_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.personHash, table.kind] })],
);
