import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MergeSnapshot } from './merge-snapshot.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Words to search in. The database writes them whenever the row changes, by the rule of `domain/search`. */
const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** How the studio came to know somebody. */
export type PersonSource = 'account' | 'booking' | 'purchase' | 'tour' | 'import' | 'staff';

/**
 * Everybody the studio knows: who has an account, who booked as a guest, who came for a tour, who was imported. One row
 * for each person; a duplicate that was merged points to the one that stands for both.
 */
export const people = pgTable(
  'people',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** `sub` of their account; null without one. */
    memberId: text('member_id'),
    email: text('email'),
    /** The address as it is compared; null when they have none, or another person has it now. */
    emailKey: text('email_key'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    source: text('source').$type<PersonSource>().notNull(),
    /** The person who stands for this one; null: it stands for itself. */
    mergedInto: uuid('merged_into'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Names, the parts of the address and the digits of the phone. */
    search: searchWords('search')
      .notNull()
      .generatedAlwaysAs(
        sql`array_to_tsvector(search_entries(first_name || ' ' || last_name) || search_words(coalesce(email, '')) || string_to_array(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), ' '))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('people_by_member').on(table.branchId, table.memberId).where(sql`member_id IS NOT NULL`),
    uniqueIndex('people_by_email').on(table.branchId, table.emailKey).where(sql`email_key IS NOT NULL`),
    index('people_by_name').on(
      table.branchId,
      sql`lower(${table.lastName})`,
      sql`lower(${table.firstName})`,
      table.id,
    ),
    index('people_merged').on(table.branchId, table.mergedInto).where(sql`merged_into IS NOT NULL`),
    index('people_search').using('gin', table.search),
    /** People say the end of their number; read backwards, it is a beginning. */
    index('people_by_phone_end').on(
      table.branchId,
      sql`reverse(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) text_pattern_ops`,
    ),
    index('people_by_arrival').on(table.branchId, table.createdAt),
    index('people_by_phone')
      .on(table.branchId, sql`right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`)
      .where(sql`phone IS NOT NULL`),
  ],
);

/** What the staff have written down about somebody. Removed ones stay, without their words, for the audit log. */
export const personNotes = pgTable(
  'person_notes',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    text: text('text').notNull(),
    /** Shown at the door and to the instructor of a class; else to the staff alone. */
    shown: text('shown').$type<'door' | 'staff'>().notNull(),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('person_notes_by_person').on(table.branchId, table.personId).where(sql`removed_at IS NULL`),
  ],
);

/** Two records that turned out to be one person, with everything that it takes to part them again. */
export const personMerges = pgTable(
  'person_merges',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Who stands for both. */
    keptId: uuid('kept_id').notNull(),
    goneId: uuid('gone_id').notNull(),
    moved: jsonb('moved').$type<MergeSnapshot>().notNull(),
    mergedBy: text('merged_by').notNull(),
    mergedAt: instant('merged_at').notNull(),
    undoneBy: text('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('person_merges_by_kept').on(table.branchId, table.keptId),
    uniqueIndex('person_merges_one_stands').on(table.branchId, table.goneId).where(sql`undone_at IS NULL`),
  ],
);

/** Two people who look like one and are not, so that nobody is asked again. The smaller id comes first. */
export const distinctPeople = pgTable(
  'people_apart',
  {
    branchId: text('branch_id').notNull(),
    oneId: uuid('one_id').notNull(),
    otherId: uuid('other_id').notNull(),
    saidBy: text('said_by').notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.oneId, table.otherId] })],
);

/** Email addresses that their owners have proven, by the browser that proved them (people/proven-emails). */
export const provenEmails = pgTable(
  'proven_emails',
  {
    branchId: text('branch_id').notNull(),
    /** Keyed hash of the address, as platform/hash-person writes it. */
    personHash: text('person_hash').notNull(),
    clientId: text('client_id').notNull(),
    provenAt: instant('proven_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.personHash, table.clientId] }),
    index('proven_emails_by_time').on(table.provenAt),
  ],
);
