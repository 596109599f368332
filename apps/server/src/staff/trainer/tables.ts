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

/** An instructor asks that somebody else teaches a class. OPEN until somebody is found or it is taken back. */
export const coverRequests = pgTable(
  'cover_requests',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    /** Who cannot teach it. */
    instructorId: text('instructor_id').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<'OPEN' | 'COVERED' | 'WITHDRAWN'>().notNull().default('OPEN'),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Who teaches instead. */
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

/** Hours of a week in which an instructor can teach, London time. Whoever has written none can at any time. */
export const instructorHours = pgTable(
  'instructor_hours',
  {
    branchId: text('branch_id').notNull(),
    instructorId: text('instructor_id').notNull(),
    /** Monday 0 … Sunday 6. */
    weekday: integer('weekday').notNull(),
    /** 'HH:MM'. */
    fromTime: text('from_time').notNull(),
    toTime: text('to_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.instructorId, table.weekday, table.fromTime] })],
);

/** Days on which an instructor cannot teach, both included. */
export const instructorAbsences = pgTable(
  'instructor_away',
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
    index('instructor_away_by_instructor').on(table.branchId, table.instructorId, table.toDate),
  ],
);
