import type { ErrorCode } from '@studio/contracts/error-codes';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Every mark that was made at the door: somebody is here, or that was a slip. A mark has the id that its device gave it,
 * so that sending it twice is sending it once. `bookings.checked_in_at` follows the marks that counted.
 */
export const attendanceMarks = pgTable(
  'door_marks',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    classId: uuid('class_id').notNull(),
    kind: text('kind').$type<'HERE' | 'UNDONE'>().notNull(),
    /** The device's clock when it was pressed, bounded by when it arrived. */
    recordedAt: instant('recorded_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    markedBy: text('marked_by').notNull(),
    /** Why it did not count: the code of the refusal; null when it did. */
    refused: text('refused').$type<ErrorCode>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('door_marks_by_booking').on(table.branchId, table.bookingId, table.recordedAt),
    index('door_marks_by_class').on(table.branchId, table.classId),
  ],
);
