import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Texts of the site that owners have edited. A text without a row is the built-in one. */
export const siteCopy = pgTable(
  'site_copy',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    /** Number of the last change, so that a save can't overwrite one that its author hasn't seen. */
    version: integer('version').notNull(),
    /** Draft, with placeholders in braces; null without one. */
    draft: jsonb('draft'),
    /** Time at which the draft was saved; null without one. */
    draftSavedAt: instant('draft_saved_at'),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

/** Published versions of the texts. Pages show the one with the highest number. Rows are never changed or deleted. */
export const siteCopyPublications = pgTable(
  'site_copy_publications',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    number: integer('number').notNull(),
    /** Name of the version, which bookings store for the terms: the day of the publication, such as '2026-11-26-2'. */
    label: text('label').notNull(),
    content: jsonb('content').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id, table.number] })],
);
