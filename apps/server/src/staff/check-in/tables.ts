import type { ErrorCode } from '@studio/contracts/error-codes';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Check-in marks: arrived, or undone. The device chooses the id, so sending a mark twice stores it once.
 * `bookings.checked_in_at` is derived from the accepted marks.
 */
export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    classId: uuid('class_id').notNull(),
    kind: text('kind').$type<'CHECKED_IN' | 'UNDONE'>().notNull(),
    /** Time on the device's clock, limited to the hour before the time of receipt. */
    recordedAt: instant('recorded_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    markedBy: text('marked_by').notNull(),
    /** Error code of a rejected mark; null for an accepted one. */
    refused: text('refused').$type<ErrorCode>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('attendance_marks_by_booking').on(table.branchId, table.bookingId, table.recordedAt),
    index('attendance_marks_by_class').on(table.branchId, table.classId),
  ],
);
