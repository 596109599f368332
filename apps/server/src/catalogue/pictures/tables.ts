import type { PictureKind, PictureWidths } from '@studio/domain/pictures/picture-kind';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Crop of a picture for phones. Width and height are those of the largest file in pixels. */
export interface PhonePicture {
  width: number;
  height: number;
  widths: PictureWidths;
}

/**
 * Uploaded pictures of rooms, activities, class types, instructors, hero slides, fixed places on the site and the
 * logo, and the earlier pictures that they replaced (handbook: pictures 4).
 */
export const pictures = pgTable(
  'pictures',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<PictureKind>().notNull(),
    /** Id of the room, activity, class type, instructor, slide or site picture, or the version of the logo. */
    subjectId: text('subject_id').notNull(),
    /** Hash of the contents of all files, which is their folder. */
    hash: text('hash').notNull(),
    alt: text('alt').notNull(),
    /** Size of the largest file in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Blurred preview as a data URL; empty for a logo. */
    placeholder: text('placeholder').notNull(),
    widths: jsonb('widths').$type<PictureWidths>().notNull(),
    /** Crop for phones; null without one. */
    phone: jsonb('phone').$type<PhonePicture>(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Time at which another picture or the built-in one replaced this picture; null while pages show it. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('current_picture')
      .on(table.branchId, table.kind, table.subjectId)
      .where(sql`replaced_at IS NULL`),
  ],
);
