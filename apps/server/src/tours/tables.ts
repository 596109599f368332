import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Slots that are held or booked. The primary key allows one party per slot. */
export const tourSlots = pgTable(
  'tour_slots',
  {
    branchId: text('branch_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Status: HELD until `heldUntil`, or BOOKED. */
    status: text('status').$type<'HELD' | 'BOOKED'>().notNull(),
    clientId: text('client_id').notNull(),
    heldUntil: instant('held_until').notNull(),
    /** Keyed hashes of the network address that made the hold, and of its network. Cleared on booking. */
    addressHash: text('address_hash'),
    networkHash: text('network_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.startsAt] }),
    index('tour_slots_by_client').on(table.branchId, table.clientId),
  ],
);

/** Studio tours that visitors have booked. */
export const tours = pgTable(
  'tours',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    clientId: text('client_id').notNull(),
    /** Account id of the member who owns the tour; null for a guest. */
    principalId: text('principal_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    status: text('status').$type<'CONFIRMED' | 'CANCELLED'>().notNull().default('CONFIRMED'),
    /** iCalendar SEQUENCE of the tour. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    /** Start time for which a reminder has been enqueued. A moved tour gets another reminder. */
    remindedFor: instant('reminded_for'),
    /** Time when the visitors arrived; null before that. */
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
