import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Cover requests: an instructor asks that someone else teaches a class. OPEN until covered or withdrawn. */
export const coverRequests = pgTable(
  'cover_requests',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    /** Instructor who can't teach the class. */
    instructorId: text('instructor_id').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<'OPEN' | 'COVERED' | 'CANCELLED'>().notNull().default('OPEN'),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Instructor who covers the class. */
    coveredBy: text('covered_by'),
    settledBy: text('settled_by'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('cover_requests_one_open').on(table.branchId, table.classId).where(sql`status = 'OPEN'`),
    index('cover_requests_by_class').on(table.branchId, table.classId),
  ],
);

/** Weekly hours, in London time, in which an instructor can teach. An instructor without rows can teach at any time. */
export const instructorHours = pgTable(
  'instructor_hours',
  {
    branchId: text('branch_id').notNull(),
    instructorId: text('instructor_id').notNull(),
    /** Weekday, from 0 for Monday to 6 for Sunday. */
    weekday: integer('weekday').notNull(),
    /** Time as 'HH:MM'. */
    fromTime: text('from_time').notNull(),
    toTime: text('to_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.instructorId, table.weekday, table.fromTime] })],
);

/** Periods in which an instructor can't teach. Both days are inclusive. */
export const instructorAbsences = pgTable(
  'instructor_absences',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    instructorId: text('instructor_id').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    note: text('note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('instructor_absences_by_instructor').on(table.branchId, table.instructorId, table.toDate),
  ],
);
