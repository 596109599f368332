import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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

/** The week that repeats: one row makes one class a week (or one a month). */
export const weeklyPattern = pgTable(
  'weekly_pattern',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    /** Monday 0 … Sunday 6. */
    weekday: integer('weekday').notNull(),
    /** 'HH:MM', London. */
    localTime: text('local_time').notNull(),
    /** Only in that week of the month, 1 to 5; null is every week. */
    weekOfMonth: integer('week_of_month'),
    classTypeId: text('class_type_id').notNull(),
    roomId: text('room_id').notNull(),
    instructorId: text('instructor_id').notNull(),
    capacity: integer('capacity').notNull(),
    /** What one place costs; null is what the class type costs. */
    pricePence: integer('price_pence'),
    /** The first and the last day; null is since ever, and for ever. */
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

/** A day on which no classes take place. */
export const closures = pgTable(
  'closures',
  {
    branchId: text('branch_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.localDate] })],
);

/**
 * One dated class. `taken` counts the places of live holds and standing bookings and is changed by single
 * statements only; it stands in no index, so that changing it stays a heap-only update. The index that days are read
 * by, `classes_day`, covers the activity and is therefore written by hand, in migration 0001.
 */
export const classes = pgTable(
  'classes',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    patternId: text('pattern_id'),
    classTypeId: text('class_type_id').notNull(),
    activityId: text('activity_id').notNull(),
    subType: text('sub_type').notNull(),
    title: text('title').notNull(),
    difficulty: text('difficulty').notNull(),
    description: text('description').notNull(),
    tags: text('tags').array().notNull(),
    instructorId: text('instructor_id').notNull(),
    roomId: text('room_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    durationMin: integer('duration_min').notNull(),
    pricePence: integer('price_pence').notNull(),
    currency: text('currency').notNull().default('GBP'),
    /** Places that can be given: those out of order are taken off. */
    capacity: integer('capacity').notNull(),
    /** Places out of order. */
    bedsOut: integer('beds_out').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    /** People on the waiting list, kept by a trigger on `waiting_entries`. In no index, like the two after it. */
    waiting: integer('waiting').notNull().default(0),
    /** Those of them who have proven who they are. */
    waitingConfirmed: integer('waiting_confirmed').notNull().default(0),
    /**
     * Free places go to the waiting list: someone on it can be offered one now. While it is true nothing takes a place
     * directly, and none is shown as free. The trigger sets it when someone confirmed joins and clears it when nobody
     * confirmed waits; in between, the waiting list decides (waiting-list/next-in-queue).
     */
    offering: boolean('offering').notNull().default(false),
    /** ON or CANCELLED. */
    status: text('status').$type<'ON' | 'CANCELLED'>().notNull().default('ON'),
    /** It was taken off because the day was closed, and is on again when the day is opened. */
    offForClosure: boolean('off_for_closure').notNull().default(false),
    /** On the public timetable; a one-to-one is not: nobody else may find, hold or wait for it, and it goes with its booking. */
    listed: boolean('listed').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('classes_pattern_day').on(table.branchId, table.patternId, table.localDate),
    check('classes_taken_within_capacity', sql`${table.taken} >= 0 AND ${table.taken} <= ${table.capacity}`),
    check('classes_waiting_not_below_zero', sql`${table.waiting} >= 0`),
    check(
      'classes_waiting_confirmed',
      sql`${table.waitingConfirmed} BETWEEN 0 AND ${table.waiting} AND (NOT ${table.offering} OR ${table.waitingConfirmed} > 0)`,
    ),
  ],
);

/** A bed, mat or place that cannot be used: in one class, or in every class of a room from a day to another. */
export const bedsOutOfService = pgTable(
  'beds_out',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Only in this class; null: in all of the room. */
    classId: uuid('class_id'),
    roomId: text('room_id').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    takenOutAt: timestamp('taken_out_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** In order again since then. */
    backAt: timestamp('back_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('beds_out_now').on(table.branchId, table.toDate).where(sql`back_at IS NULL`),
  ],
);

/**
 * An address that a class had before its title or its start changed, so that links to it lead on. A trigger on `classes`
 * writes it, whoever changes the class.
 */
export const formerClassAddresses = pgTable(
  'former_class_addresses',
  {
    branchId: text('branch_id').notNull(),
    classId: uuid('class_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    leftAt: timestamp('left_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'former_class_addresses_pk',
      columns: [table.branchId, table.localDate, table.classId, table.title, table.startsAt],
    }),
  ],
);
