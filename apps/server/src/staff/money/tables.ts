import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The till as it was counted at the end of a London day. Never changed: who counts again writes another row, which stands. */
export const cashUps = pgTable(
  'day_closes',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** What was in the till before the day began. */
    openingPence: integer('opening_pence').notNull(),
    /** That and the cash of the day, as the books had it when it was counted. */
    expectedPence: integer('expected_pence').notNull(),
    countedPence: integer('counted_pence').notNull(),
    note: text('note'),
    closedBy: text('closed_by').notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('day_closes_by_day').on(table.branchId, table.day, table.closedAt),
    check('day_closes_counted', sql`${table.countedPence} >= 0 AND ${table.openingPence} >= 0`),
  ],
);
