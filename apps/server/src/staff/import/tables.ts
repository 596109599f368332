import type { ColumnMapping, ImportKind, ImportOptions } from '@studio/domain/people-import/columns';

import { sql } from 'drizzle-orm';
import {
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

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Status of an import. DRAFT is parsed and can be checked. RUNNING and UNDOING continue in the background until DONE or
 * UNDONE.
 */
export type ImportStatus = 'DRAFT' | 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE';

/** Numbers of rows, people and sessions handled so far. Older imports lack the optional numbers. */
export interface ImportTotals {
  added: number;
  existing: number;
  skipped: number;
  packs: number;
  sessions: number;
  /** Result of an undo: people or bookings removed, those that stay, sessions taken back, sessions already used. */
  removed: number;
  kept: number;
  reversed: number;
  used: number;
  /** Numbers of added memberships that Stripe keeps charging, and of added bookings. */
  memberships?: number;
  bookings?: number;
  /** Number of rows that filled in details which an existing client lacked. */
  completed?: number;
}

/** Imported files of people or bookings, and their progress. */
export const imports = pgTable(
  'imports',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ImportKind>().notNull().default('people'),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the text, so that a file isn't imported twice at the same time. */
    fileHash: text('file_hash').notNull(),
    /** Text of the file; null once the file is imported, because the text contains personal data. */
    source: text('source'),
    columns: jsonb('columns').$type<ColumnMapping>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    status: text('status').$type<ImportStatus>().notNull(),
    rows: integer('rows').notNull(),
    /** Number of rows imported so far; during an undo, of rows still to undo. */
    position: integer('position').notNull().default(0),
    totals: jsonb('totals').$type<ImportTotals>().notNull(),
    startedBy: text('started_by').notNull(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    undoneBy: text('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('imports_once_per_file')
      .on(table.branchId, table.fileHash)
      .where(sql`status IN ('RUNNING', 'UNDOING')`),
    index('imports_at_work').on(table.status).where(sql`status IN ('RUNNING', 'UNDOING')`),
    index('imports_by_time').on(table.branchId, table.createdAt),
  ],
);

/** Outcome of each imported row. Contains no personal data itself. */
export const importRows = pgTable(
  'import_rows',
  {
    branchId: text('branch_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** Index of the row in the file, from 0. */
    row: integer('row').notNull(),
    /** Line number in the file, from 1. */
    line: integer('line').notNull(),
    outcome: text('outcome').$type<'added' | 'existing'>().notNull(),
    personId: uuid('person_id').notNull(),
    /** Entitlements that the row created. */
    entitlementIds: uuid('entitlement_ids').array().notNull(),
    /**
     * Keyed hash of the row's values, so that no other import writes an equal row; null after an undo or an erasure.
     */
    rowKey: text('row_key'),
    /** Keyed hash of the membership that the row added, so that no other import adds it; null like `rowKey`. */
    membershipKey: text('membership_key'),
    /** Membership that the row created, which Stripe keeps charging. */
    membershipId: uuid('membership_id'),
    /** Check-in note that the row created. */
    noteId: uuid('note_id'),
    /** Day of the waiver that the row recorded. */
    waiverAt: instant('waiver_at'),
    /** Booking that the row created. */
    bookingId: uuid('booking_id'),
    /** Sentence about a part of the row that the import left out, because it became impossible after the preview. */
    problem: text('problem'),
    /**
     * Reason why an undo left the booking, the membership or the person of the row. Null if nothing stayed, or if only a
     * person stayed whom the import hadn't added.
     */
    keepReason: text('keep_reason'),
    /**
     * Number of sessions that were used before the undo, so that they couldn't be taken back, plus those that this row
     * left out because they were used before the undo of an earlier import. The next import of the client moves this
     * number to its own row.
     */
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.importId, table.row] }),
    index('import_rows_by_person').on(table.branchId, table.personId),
    uniqueIndex('import_rows_once').on(table.branchId, table.rowKey).where(sql`row_key IS NOT NULL`),
    uniqueIndex('import_memberships_once')
      .on(table.branchId, table.membershipKey)
      .where(sql`membership_key IS NOT NULL`),
  ],
);

/** Column meanings and options that staff last chose for files with the same headings. */
export const importHeadings = pgTable(
  'import_headings',
  {
    branchId: text('branch_id').notNull(),
    headings: text('headings').notNull(),
    columns: jsonb('columns').$type<ColumnMapping>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.headings] })],
);
