import type { SeenClass } from '@studio/contracts/seen-class';
import type { WaitingStatus } from '@studio/domain/waiting-list/next-in-queue';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Somebody's place on the list of one class. A trigger of the database keeps `classes.waiting` and `waiting_confirmed` equal
 * to the entries that are WAITING; see `classes.offering` for when places are kept for them.
 */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Entries of one wish: any one of their classes will do. */
    wishId: uuid('wish_id').notNull(),
    classId: uuid('class_id').notNull(),
    clientId: text('client_id').notNull(),
    principalId: text('principal_id'),
    /** Whose entry it is: the member, or the guest's browser. One person waits once for a class. */
    person: text('person').notNull(),
    /** Keyed hash of the caller's network address: limits count it, nobody reads it back. */
    addressHash: text('address_hash').notNull(),
    title: text('title'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /**
     * Keyed hash of the mailbox that its person has proven to be theirs (people/offer-holder-keys); null: they only typed an address.
     * Like `person` it says who waits, in however many browsers and under however many tags.
     */
    mailbox: text('mailbox'),
    phone: text('phone'),
    status: text('status').$type<WaitingStatus>().notNull().default('WAITING'),
    /** Until then a place is taken without asking, when it can be paid. */
    autoUntil: instant('auto_until'),
    /** The credit of which one session is reserved for the wish. */
    entitlementId: uuid('entitlement_id'),
    /** A saved card that may be charged for a place, as the member agreed when they joined. */
    cardId: text('card_id'),
    /** The offered place, and until when it is kept. */
    holdId: uuid('hold_id'),
    offeredUntil: instant('offered_until'),
    /** The offered place is being taken without asking since then; null: they have been asked. */
    takingSince: instant('taking_since'),
    joinedAt: instant('joined_at').notNull(),
    /**
     * Its person has proven who they are. Null: not yet, so that they are offered nothing and keep no place from anyone.
     * The default is for processes that do not know the column, while an update is under way: their entries keep places.
     */
    confirmedAt: instant('confirmed_at').default(sql`now()`),
    endedAt: instant('ended_at'),
    /** The class as it was when its person joined; an offered place is held for that. Null: joined before this was stored. */
    seen: jsonb('seen').$type<SeenClass>(),
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
    index('waiting_entries_passed').on(table.branchId, table.endedAt).where(sql`status = 'PASSED'`),
    index('waiting_entries_by_person').on(table.branchId, table.person),
    index('waiting_entries_by_class').on(table.branchId, table.classId),
    index('waiting_entries_by_wish').on(table.branchId, table.wishId),
  ],
);

/** An entry as it is stored. */
export type EntryRow = typeof waitingEntries.$inferSelect;
