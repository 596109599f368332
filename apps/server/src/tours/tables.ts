import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A slot that somebody has: one row for each, so that its key keeps a second party out. */
export const tourSlots = pgTable(
  'tour_slots',
  {
    branchId: text('branch_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** HELD until `heldUntil`, or BOOKED. */
    status: text('status').$type<'HELD' | 'BOOKED'>().notNull(),
    clientId: text('client_id').notNull(),
    heldUntil: instant('held_until').notNull(),
    /** Keyed hashes of where the hold came from, while it is held. */
    addressHash: text('address_hash'),
    networkHash: text('network_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.startsAt] }),
    index('tour_slots_by_client').on(table.branchId, table.clientId),
  ],
);

/** A booked studio tour. */
export const tours = pgTable(
  'tours',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    clientId: text('client_id').notNull(),
    /** The member it belongs to; null while it is a guest's. */
    principalId: text('principal_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    status: text('status').$type<'CONFIRMED' | 'CANCELLED'>().notNull().default('CONFIRMED'),
    /** Grows with every change, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    /** The start that a reminder has been written for: a moved tour is reminded of anew. */
    remindedFor: instant('reminded_for'),
    /** When the visitors were received at the door. */
    arrivedAt: instant('arrived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('tours_guests_by_email')
      .on(table.branchId, sql`lower(${table.email})`)
      .where(sql`principal_id IS NULL`),
    uniqueIndex('tours_one_party_per_slot')
      .on(table.branchId, table.startsAt)
      .where(sql`status = 'CONFIRMED'`),
  ],
);
