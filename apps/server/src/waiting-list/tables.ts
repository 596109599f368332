import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { WaitingStatus } from '@studio/domain/waiting-list/next-in-queue';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Class that a person waits for, as it was when they joined. */
export interface WaitingClassDetails extends AcceptedClassDetails {
  /** Price of one place in pence; absent in older entries. */
  pricePence?: number;
}

/**
 * Entry of a person on the waiting list of one class. A database trigger keeps `classes.waiting` and
 * `waiting_confirmed` equal to the number of WAITING entries; `classes.offering` tells when places are reserved for
 * them.
 */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Id of the entry group: the entries with which a person asked for a place in one of several classes. */
    requestId: uuid('request_id').notNull(),
    classId: uuid('class_id').notNull(),
    clientId: text('client_id').notNull(),
    principalId: text('principal_id'),
    /** Key of the member, or of the guest's browser. A person has at most one open entry per class. */
    person: text('person').notNull(),
    /** Keyed hash of the caller's network address, for rate limits. */
    addressHash: text('address_hash').notNull(),
    title: text('title'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /**
     * Keyed hash of the mailbox that the person has proven to be theirs (people/person-identity-keys); null if they only
     * typed an email address. Like `person`, it identifies who waits, but across browsers and tagged email addresses.
     */
    mailbox: text('mailbox'),
    phone: text('phone'),
    status: text('status').$type<WaitingStatus>().notNull().default('WAITING'),
    /** Time until which an offered place is booked automatically, if a session or card can pay for it. */
    autoUntil: instant('auto_until'),
    /** Entitlement of which one session is reserved for the entry group. */
    entitlementId: uuid('entitlement_id'),
    /** Saved card that may be charged for a place, as the member agreed when they joined. */
    cardId: text('card_id'),
    /** Hold of the offered place; `offeredUntil` is its expiry. */
    holdId: uuid('hold_id'),
    offeredUntil: instant('offered_until'),
    /** Time from which a process may book the offered place automatically; null once the person has been asked. */
    autoBookingSince: instant('auto_booking_since'),
    joinedAt: instant('joined_at').notNull(),
    /**
     * Time at which the person proved their identity; while null, they get no offers and no place is reserved for them.
     * The default is for processes of an older version during an update, whose entries count as confirmed.
     */
    confirmedAt: instant('confirmed_at').default(sql`now()`),
    endedAt: instant('ended_at'),
    /**
     * Class as it was when the person joined. An offered place is held for the class as it was then. Null for older
     * rows.
     */
    seen: jsonb('seen').$type<WaitingClassDetails>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('waiting_entries_once_per_person')
      .on(table.branchId, table.classId, table.person)
      .where(sql`status IN ('WAITING', 'OFFERED')`),
    index('waiting_entries_in_line')
      .on(table.branchId, table.classId, table.joinedAt)
      .where(sql`status = 'WAITING'`),
    index('waiting_entries_offered').on(table.branchId, table.offeredUntil).where(sql`status = 'OFFERED'`),
    index('waiting_entries_open_by_address')
      .on(table.branchId, table.addressHash)
      .where(sql`status IN ('WAITING', 'OFFERED')`),
    index('waiting_entries_open_by_client')
      .on(table.branchId, table.clientId)
      .where(sql`status IN ('WAITING', 'OFFERED')`),
    index('waiting_entries_expired').on(table.branchId, table.endedAt).where(sql`status = 'EXPIRED'`),
    index('waiting_entries_by_person').on(table.branchId, table.person),
    index('waiting_entries_by_class').on(table.branchId, table.classId),
    index('waiting_entries_by_request').on(table.branchId, table.requestId),
  ],
);

export type EntryRow = typeof waitingEntries.$inferSelect;
