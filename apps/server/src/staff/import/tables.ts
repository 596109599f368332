import type { ColumnMeanings, ImportOptions } from '@studio/domain/people-import/columns';

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

/** DRAFT is parsed and can be checked. RUNNING and UNDOING continue in the background until DONE or UNDONE. */
export type ImportStatus = 'DRAFT' | 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE';

/** Counts of rows, people and sessions handled so far. */
export interface ImportTally {
  added: number;
  known: number;
  skipped: number;
  packs: number;
  sessions: number;
  /** Counts of an undo: people removed, people who stay, sessions taken back, sessions already used. */
  removed: number;
  stayed: number;
  reversed: number;
  used: number;
}

/** Imported files of people and their progress. */
export const imports = pgTable(
  'imports',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the text, so that a file isn't imported twice. */
    fileHash: text('file_hash').notNull(),
    /** Text of the file, null once it's imported, because it contains personal data. */
    source: text('source'),
    columns: jsonb('columns').$type<ColumnMeanings>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    status: text('status').$type<ImportStatus>().notNull(),
    rows: integer('rows').notNull(),
    /** Rows imported so far, or rows still to undo. */
    position: integer('position').notNull().default(0),
    tally: jsonb('tally').$type<ImportTally>().notNull(),
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
      .where(sql`status IN ('RUNNING', 'DONE', 'UNDOING')`),
    index('imports_at_work').on(table.status).where(sql`status IN ('RUNNING', 'UNDOING')`),
    index('imports_by_time').on(table.branchId, table.createdAt),
  ],
);

/** Outcome of each row. Contains no personal data itself. */
export const importRows = pgTable(
  'import_rows',
  {
    branchId: text('branch_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** Index among the file's rows, from 0. */
    row: integer('row').notNull(),
    /** Line number in the file, from 1. */
    line: integer('line').notNull(),
    outcome: text('outcome').$type<'added' | 'known'>().notNull(),
    personId: uuid('person_id').notNull(),
    /** Entitlements that the row created. */
    entitlementIds: uuid('entitlement_ids').array().notNull(),
    /** Reason why an undo kept the person, null when it removed them or they were known before. */
    stays: text('stays'),
    /** Sessions that had been used before the undo, so they stay used. */
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.importId, table.row] }),
    index('import_rows_by_person').on(table.branchId, table.personId),
  ],
);

/** Last chosen column meanings and options for files with the same headings. */
export const importHeadings = pgTable(
  'import_headings',
  {
    branchId: text('branch_id').notNull(),
    headings: text('headings').notNull(),
    columns: jsonb('columns').$type<ColumnMeanings>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.headings] })],
);
