import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The waiver that a person accepted before their first class, online or on paper. */
export const firstVisits = pgTable(
  'first_visits',
  {
    branchId: text('branch_id').notNull(),
    /** Their address as platform/hash-person writes it. */
    personHash: text('person_hash').notNull(),
    /** The member, when it was one who answered: then it stays theirs with another address. */
    memberId: text('member_id'),
    /** The booking by which it was told, when no member told it: by the same one it can be changed. */
    bookingId: text('booking_id'),
    /** These three are unused: health answers have a table of their own. The release after next drops them. */
    pregnant: boolean('pregnant').notNull().default(false),
    weeksPregnant: integer('weeks_pregnant'),
    injuries: text('injuries').notNull().default(''),
    waiverVersion: text('waiver_version').notNull(),
    answeredAt: instant('answered_at').notNull(),
    /** The front desk has a signed paper. */
    onPaper: boolean('on_paper').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.personHash] }),
    index('first_visits_by_member').on(table.branchId, table.memberId),
  ],
);

/**
 * Health answers of a person, with the explicit consent under which they are stored: its words, version and time. When the
 * consent ends the answers are erased; the record of the consent stays until the person is erased.
 */
export const healthAnswers = pgTable(
  'health_answers',
  {
    branchId: text('branch_id').notNull(),
    personHash: text('person_hash').notNull(),
    memberId: text('member_id'),
    pregnant: boolean('pregnant'),
    /** At the time of answering; null when not pregnant. */
    weeksPregnant: integer('weeks_pregnant'),
    /** In their own words; empty when there is nothing. */
    injuries: text('injuries'),
    consentVersion: text('consent_version').notNull(),
    consentWords: text('consent_words').notNull(),
    consentedAt: instant('consented_at').notNull(),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because').$type<'withdrawn' | 'expired'>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.personHash] }),
    /** Whoever erases the person's first visit erases these answers as well. */
    foreignKey({
      name: 'health_answers_of_first_visit',
      columns: [table.branchId, table.personHash],
      foreignColumns: [firstVisits.branchId, firstVisits.personHash],
    }).onDelete('cascade'),
    index('health_answers_by_member').on(table.branchId, table.memberId),
    index('health_answers_to_expire').on(table.consentedAt).where(sql`ended_at IS NULL`),
    check(
      'health_answers_only_with_consent',
      sql`CASE WHEN ${table.endedAt} IS NULL THEN num_nulls(${table.pregnant}, ${table.injuries}) = 0
        ELSE num_nonnulls(${table.pregnant}, ${table.weeksPregnant}, ${table.injuries}) = 0 AND ${table.endedBecause} IS NOT NULL END`,
    ),
  ],
);
