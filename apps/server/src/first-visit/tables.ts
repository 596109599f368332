import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What somebody has told before their first class, and the waiver they accepted. Only they and the instructor of a class
 * they have booked read it; it goes with the account.
 */
export const firstVisits = pgTable(
  'first_visits',
  {
    branchId: text('branch_id').notNull(),
    /** Their address as platform/person-hash writes it. */
    personHash: text('person_hash').notNull(),
    /** The member, when it was one who answered: then it stays theirs with another address. */
    memberId: text('member_id'),
    /** The booking by which it was told, when no member told it: by the same one it can be changed. */
    bookingId: text('booking_id'),
    pregnant: boolean('pregnant').notNull(),
    weeksPregnant: integer('weeks_pregnant'),
    injuries: text('injuries').notNull(),
    waiverVersion: text('waiver_version').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.personHash] }),
    index('first_visits_by_member').on(table.branchId, table.memberId),
  ],
);
