import type { BedRequestMode } from '@studio/domain/beds/bed-request';
import type { BedTrait } from '@studio/domain/beds/room-map';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Bed, mat or place of a room, with its position on the room's map. A room without beds assigns none. */
export const roomBeds = pgTable(
  'room_beds',
  {
    branchId: text('branch_id').notNull(),
    roomId: text('room_id').notNull(),
    /** Number within the room, from 1. It never changes. */
    number: integer('number').notNull(),
    /** Name that replaces the number, such as "Tower 1"; null for none. */
    name: text('name'),
    /** Row and column on the map, from 1. The instructor stands in front of row 1. */
    row: integer('map_row').notNull(),
    column: integer('map_column').notNull(),
    traits: text('traits').array().$type<BedTrait[]>().notNull(),
    /** Order in which clients who don't choose get the beds, lowest first. */
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.roomId, table.number] }),
    uniqueIndex('room_beds_position').on(table.branchId, table.roomId, table.row, table.column),
    check('room_beds_number', sql`${table.number} BETWEEN 1 AND 999`),
  ],
);

/**
 * Bed that a live hold or a current booking occupies in a class. Triggers on holds, bookings and classes write the rows
 * (migration 0012), in the statement that takes or frees the place. A bed belongs to at most one hold or booking
 * (handbook: beds 2, 3).
 */
export const classBeds = pgTable(
  'class_beds',
  {
    branchId: text('branch_id').notNull(),
    classId: uuid('class_id').notNull(),
    number: integer('number').notNull(),
    holdId: uuid('hold_id'),
    bookingId: uuid('booking_id'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.classId, table.number] }),
    uniqueIndex('class_beds_booking').on(table.branchId, table.bookingId).where(sql`booking_id IS NOT NULL`),
    index('class_beds_hold').on(table.branchId, table.holdId).where(sql`hold_id IS NOT NULL`),
    check('class_beds_owner', sql`(${table.holdId} IS NULL) <> (${table.bookingId} IS NULL)`),
  ],
);

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Bed that a client would rather have than their own, once it comes free. A hold passes its request on to its booking.
 * Triggers delete the row when the client has the bed, when the place ends or moves to another class, and when the class
 * moves to another room (migration 0013). The person is the one of the booking (handbook: beds 6).
 */
export const bedRequests = pgTable(
  'bed_requests',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    holdId: uuid('hold_id'),
    bookingId: uuid('booking_id'),
    /** Number of the bed. */
    number: integer('number').notNull(),
    mode: text('mode').$type<BedRequestMode>().notNull(),
    /** Time of the request. The oldest one for a bed comes first. */
    createdAt: instant('created_at').notNull(),
    /** Time of the email that says that the bed is free, after which the request is over; null until then. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('bed_requests_booking')
      .on(table.branchId, table.bookingId)
      .where(sql`booking_id IS NOT NULL`),
    uniqueIndex('bed_requests_hold').on(table.branchId, table.holdId).where(sql`hold_id IS NOT NULL`),
    index('bed_requests_bed').on(table.branchId, table.classId, table.number),
    check('bed_requests_owner', sql`(${table.holdId} IS NULL) <> (${table.bookingId} IS NULL)`),
  ],
);
