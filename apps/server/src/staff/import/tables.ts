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

/** DRAFT was read and can be checked; the others go on by themselves until they are DONE or UNDONE. */
export type ImportStatus = 'DRAFT' | 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE';

/** What an import has done so far; counts of rows, people and sessions. */
export interface ImportTally {
  added: number;
  known: number;
  passedOver: number;
  packs: number;
  sessions: number;
  /** Of an undo: people removed, people who stay, sessions taken back, sessions that had been used. */
  removed: number;
  stayed: number;
  takenBack: number;
  used: number;
}

/** A file of people and what became of it. */
export const imports = pgTable(
  'imports',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the text: the same file is not imported twice. */
    fileHash: text('file_hash').notNull(),
    /** The file's text; null once it is not needed, so that nobody's data lies about. */
    source: text('source'),
    columns: jsonb('columns').$type<ColumnMeanings>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    status: text('status').$type<ImportStatus>().notNull(),
    rows: integer('rows').notNull(),
    /** How many rows have been done, or undone. */
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

/** What one row of a file has become. Names nobody by itself. */
export const importRows = pgTable(
  'import_rows',
  {
    branchId: text('branch_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** Its place among the file's rows, from 0. */
    row: integer('row').notNull(),
    /** Its line in the file, as a text editor counts. */
    line: integer('line').notNull(),
    outcome: text('outcome').$type<'added' | 'known'>().notNull(),
    personId: uuid('person_id').notNull(),
    /** The sessions that it brought. */
    entitlementIds: uuid('entitlement_ids').array().notNull(),
    /** Of an undo: why the person stays; null when they were removed, or were known before. */
    stays: text('stays'),
    /** Of an undo: sessions that had been used, and so stay used. */
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.importId, table.row] }),
    index('import_rows_by_person').on(table.branchId, table.personId),
  ],
);

/** Which column means what in files with the same headings, as it was chosen last. */
export const importHeadings = pgTable(
  'import_headings',
  {
    branchId: text('branch_id').notNull(),
    /** SHA-256 of the headings. */
    headings: text('headings').notNull(),
    columns: jsonb('columns').$type<ColumnMeanings>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.headings] })],
);
