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

/** Recurring classes: each row generates one class a week, or one a month. */
export const classSeries = pgTable(
  'class_series',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    /** Weekday, from 0 for Monday to 6 for Sunday. */
    weekday: integer('weekday').notNull(),
    /** Start time in London, as 'HH:MM'. */
    localTime: text('local_time').notNull(),
    /** Week of the month, 1 to 5; null for every week. */
    weekOfMonth: integer('week_of_month'),
    classTypeId: text('class_type_id').notNull(),
    roomId: text('room_id').notNull(),
    instructorId: text('instructor_id').notNull(),
    capacity: integer('capacity').notNull(),
    /** Price of one place in pence; null for the price of the class type. */
    pricePence: integer('price_pence'),
    /** First day of the series; null for no limit. */
    startsOn: date('starts_on', { mode: 'string' }),
    /** Last day of the series; null for no limit. */
    endsOn: date('ends_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

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
 * One dated class. `taken` counts the places of live holds and current bookings. Only single atomic statements change
 * `taken`, and no index contains it, so that its updates stay heap-only. The index for reading days, `classes_day`,
 * covers the activity, so migration 0001 defines it by hand.
 */
export const classes = pgTable(
  'classes',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    seriesId: text('series_id'),
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
    /** Whether staff gave this class its own price, which it keeps when its class type gets a new one. */
    hasOwnPrice: boolean('has_own_price').notNull().default(false),
    currency: text('currency').notNull().default('GBP'),
    /** Number of bookable places, without beds out of service. */
    capacity: integer('capacity').notNull(),
    bedsOutOfService: integer('beds_out_of_service').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    /**
     * Number of people who wait, without those with an open offer, maintained by a trigger on `waiting_entries`. No
     * index contains this column and the next two.
     */
    waiting: integer('waiting').notNull().default(0),
    /** Number of these people who have proven their identity. */
    waitingConfirmed: integer('waiting_confirmed').notNull().default(0),
    /**
     * Whether free places go to the waiting list, because someone on it can get an offer now. While true, no one can
     * take a place directly, and none is shown as free. The trigger sets it when a confirmed person joins and clears it
     * when none is left; otherwise the waiting list decides (waiting-list/next-in-queue).
     */
    offering: boolean('offering').notNull().default(false),
    status: text('status').$type<'SCHEDULED' | 'CANCELLED'>().notNull().default('SCHEDULED'),
    /** Whether the class was cancelled because the day was closed. Reopening the day restores the class. */
    cancelledForClosure: boolean('cancelled_for_closure').notNull().default(false),
    /**
     * Whether the class is on the public timetable. A one-to-one isn't: no one else can find, hold or wait for it, and
     * it is cancelled with its booking.
     */
    listed: boolean('listed').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('classes_series_day').on(table.branchId, table.seriesId, table.localDate),
    check('classes_taken_within_capacity', sql`${table.taken} >= 0 AND ${table.taken} <= ${table.capacity}`),
    check('classes_waiting_not_below_zero', sql`${table.waiting} >= 0`),
    check(
      'classes_waiting_confirmed',
      sql`${table.waitingConfirmed} BETWEEN 0 AND ${table.waiting} AND (NOT ${table.offering} OR ${table.waitingConfirmed} > 0)`,
    ),
  ],
);

/** Bed, mat or place that can't be used, in one class or in all classes of a room between two days. */
export const bedsOutOfService = pgTable(
  'beds_out_of_service',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Single class in which the bed is out of service; null for all classes of the room. */
    classId: uuid('class_id'),
    roomId: text('room_id').notNull(),
    /** Number of the bed in its room; null if the room has no map, or for a row from before beds had numbers. */
    bedNumber: integer('bed_number'),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    takenOutAt: timestamp('taken_out_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Time at which the bed returned to service. */
    returnedAt: timestamp('returned_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('beds_out_of_service_now').on(table.branchId, table.toDate).where(sql`returned_at IS NULL`),
  ],
);

/**
 * URL that a class had before its title or start changed, so that old links still work. A trigger on `classes` inserts
 * a row on every such change.
 */
export const formerClassUrls = pgTable(
  'former_class_urls',
  {
    branchId: text('branch_id').notNull(),
    classId: uuid('class_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'former_class_urls_pk',
      columns: [table.branchId, table.localDate, table.classId, table.title, table.startsAt],
    }),
  ],
);
