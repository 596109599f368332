import type { DeliveryState } from '@studio/contracts/staff-webhooks';
import type { WebhookEvent } from '@studio/domain/webhooks/webhook-events';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A tool of the studio's own that is told of bookings. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Its messages say whose booking it is. */
    withPeople: boolean('with_people').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    /** Signs its messages: 'whsec_' and base64. It has to be here as it is, since it signs. */
    secret: text('secret').notNull(),
    /** The one before; it signs, too, until its time is over. */
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

/** What a message tells, as it was in the transaction of the change. */
export interface WebhookMessageDetails {
  status: string;
  classId: string;
  previousClassId: string | null;
}

/**
 * One message on its way to one endpoint. A trigger writes it with the change of the booking itself (migration
 * `webhooks`), whatever changes it: there is no way to book, move, cancel or check in that forgets to tell.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** The order in which changes of one booking happened. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    /** The same for every endpoint that is told of the same change. */
    messageId: uuid('message_id').notNull(),
    type: text('type').$type<WebhookEvent | 'test'>().notNull(),
    /** Null in a test. */
    bookingId: uuid('booking_id'),
    detail: jsonb('detail').$type<WebhookMessageDetails | null>(),
    happenedAt: instant('happened_at').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    /** Whoever is sending it has it until then. */
    leasedUntil: instant('leased_until'),
    answeredAt: instant('answered_at'),
    answerStatus: integer('answer_status'),
    answerText: text('answer_text'),
    answerMs: integer('answer_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('webhook_deliveries_due')
      .on(table.branchId, table.endpointId, table.nextTryAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_of_booking')
      .on(table.branchId, table.endpointId, table.bookingId, table.seq)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_newest').on(table.branchId, table.endpointId, table.seq),
  ],
);
