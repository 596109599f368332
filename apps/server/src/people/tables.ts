import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
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

/** Search column, which the database generates by the rule of `domain/search`. */
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Occasion of the first contact between the person and the studio. */
export type PersonSource = 'account' | 'booking' | 'purchase' | 'tour' | 'import' | 'staff';

/**
 * Everyone the studio knows: account holders, guests, tour visitors and imported clients. Each person has one row,
 * apart from merged duplicates, whose rows point to the surviving one.
 */
export const people = pgTable(
  'people',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** `sub` of the person's account; null without one. */
    memberId: text('member_id'),
    email: text('email'),
    /** Normalised email address; null when the person has none or when another person now has it. */
    emailKey: text('email_key'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    source: text('source').$type<PersonSource>().notNull(),
    /** Surviving person; null for a row that isn't merged. */
    mergedInto: uuid('merged_into'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Search vector of names, parts of the email address and digits of the phone number. */
    search: searchVector('search')
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
    /** Staff search by the last digits of a phone number. In the reversed number, these are a prefix. */
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

/** Staff notes about a person. A removed note keeps its row, without the text, for the audit log. */
export const personNotes = pgTable(
  'person_notes',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    text: text('text').notNull(),
    /** Readers of the note: 'check-in' shows it at check-in and to the instructor of a class, 'staff' only to staff. */
    visibility: text('visibility').$type<'check-in' | 'staff'>().notNull(),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('person_notes_by_person').on(table.branchId, table.personId).where(sql`removed_at IS NULL`),
  ],
);

/**
 * Number of classes that a client attended in the studio's earlier system, as an imported row says. Several rows may
 * repeat the number of an activity, so the highest one counts, not their sum.
 */
export const importedVisits = pgTable(
  'imported_visits',
  {
    branchId: text('branch_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** Index of the row in the imported file, from 0. */
    row: integer('row').notNull(),
    /** Activity of the classes; '' for classes of any activity. */
    activityId: text('activity_id').notNull(),
    personId: uuid('person_id').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.importId, table.row, table.activityId] }),
    index('imported_visits_by_person').on(table.branchId, table.personId),
  ],
);

/** Merges of two people, with everything needed to undo them. */
export const personMerges = pgTable(
  'person_merges',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Person whose row remains after the merge. */
    survivorId: uuid('survivor_id').notNull(),
    duplicateId: uuid('duplicate_id').notNull(),
    moved: jsonb('moved').$type<MergeSnapshot>().notNull(),
    mergedBy: text('merged_by').notNull(),
    mergedAt: instant('merged_at').notNull(),
    undoneBy: text('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('person_merges_by_survivor').on(table.branchId, table.survivorId),
    uniqueIndex('person_merges_one_active')
      .on(table.branchId, table.duplicateId)
      .where(sql`undone_at IS NULL`),
  ],
);

/**
 * Pairs of people whom staff confirmed as different, so that they aren't suggested as duplicates again. The smaller id
 * comes first.
 */
export const distinctPeople = pgTable(
  'distinct_people',
  {
    branchId: text('branch_id').notNull(),
    oneId: uuid('one_id').notNull(),
    otherId: uuid('other_id').notNull(),
    dismissedBy: text('dismissed_by').notNull(),
    dismissedAt: instant('dismissed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.oneId, table.otherId] })],
);

/** Email addresses that their owners have proven, by browser (people/proven-emails). */
export const provenEmails = pgTable(
  'proven_emails',
  {
    branchId: text('branch_id').notNull(),
    /** Keyed hash of the email address (platform/hash-person). */
    personHash: text('person_hash').notNull(),
    clientId: text('client_id').notNull(),
    provenAt: instant('proven_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.personHash, table.clientId] }),
    index('proven_emails_by_time').on(table.provenAt),
  ],
);
