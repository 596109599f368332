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

/** Waivers that people accepted before their first class, online or on paper. */
export const firstVisits = pgTable(
  'first_visits',
  {
    branchId: text('branch_id').notNull(),
    /** Keyed hash of the email address (platform/hash-person). */
    personHash: text('person_hash').notNull(),
    /** Member who answered, so that the answers stay theirs after a change of email address. */
    memberId: text('member_id'),
    /**
     * Booking with which a guest gave the answers; null for answers of a member and for a paper waiver. The same
     * booking can change the answers.
     */
    bookingId: text('booking_id'),
    waiverVersion: text('waiver_version').notNull(),
    answeredAt: instant('answered_at').notNull(),
    /** Whether the front desk has a signed paper waiver. */
    onPaper: boolean('on_paper').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.personHash] }),
    index('first_visits_by_member').on(table.branchId, table.memberId),
  ],
);

/**
 * Health answers with the explicit consent to store them: its text, version and time. The answers are erased when the
 * consent ends; the record of the consent stays until the person is erased.
 */
export const healthAnswers = pgTable(
  'health_answers',
  {
    branchId: text('branch_id').notNull(),
    personHash: text('person_hash').notNull(),
    memberId: text('member_id'),
    pregnant: boolean('pregnant'),
    /** Weeks of pregnancy at the time of answering; null when not pregnant. */
    weeksPregnant: integer('weeks_pregnant'),
    /** Injuries and conditions as free text; empty for none. */
    injuries: text('injuries'),
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    consentedAt: instant('consented_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<'withdrawn' | 'expired'>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.personHash] }),
    /** Deleting a person's first visit also deletes these answers. */
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
        ELSE num_nonnulls(${table.pregnant}, ${table.weeksPregnant}, ${table.injuries}) = 0 AND ${table.endReason} IS NOT NULL END`,
    ),
  ],
);
