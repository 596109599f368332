import { customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Binary data. PGlite returns it as a Uint8Array, PostgreSQL as a Buffer. */
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Encoded files of uploaded pictures, unless a setting names a folder for them. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    branchId: text('branch_id').notNull(),
    /** Hash of the contents of all files of the picture. */
    hash: text('hash').notNull(),
    /** Name of the file: '768.avif' (width and format), 'phone-640.webp' or, for a logo, 'icon-192.png'. */
    name: text('name').notNull(),
    bytes: bytea('bytes').notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.hash, table.name] }),
    index('picture_files_by_age').on(table.branchId, table.storedAt),
  ],
);
