import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Cash-ups by London day. Rows are never changed: a recount adds a row, and the last row of a day is the valid one. */
export const cashUps = pgTable(
  'cash_ups',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Cash in the till at the start of the day. */
    openingPence: integer('opening_pence').notNull(),
    /** Opening cash plus the cash movements recorded for the day, at the time of counting. */
    expectedPence: integer('expected_pence').notNull(),
    countedPence: integer('counted_pence').notNull(),
    note: text('note'),
    closedBy: text('closed_by').notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('cash_ups_by_day').on(table.branchId, table.day, table.closedAt),
    check('cash_ups_counted', sql`${table.countedPence} >= 0 AND ${table.openingPence} >= 0`),
  ],
);
