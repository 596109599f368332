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

/** Webhook endpoints: external tools that receive booking events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Whether messages include the customer. */
    includesClients: boolean('includes_clients').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    /** Signing secret: 'whsec_' and base64. Stored in plain text, because signing needs it. */
    secret: text('secret').notNull(),
    /** Previous secret, which also signs until `oldSecretUntil`. */
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

/** Details of an event, as of the transaction that changed the booking. */
export interface WebhookMessageDetails {
  status: string;
  classId: string;
  previousClassId: string | null;
}

/**
 * Deliveries of one message to one endpoint. A trigger inserts them with the change of the booking (migration
 * `0001_guards`), so that every change is reported.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Sequence number that orders the changes of one booking. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    /** Id of the message, equal for all endpoints that receive the same event. */
    messageId: uuid('message_id').notNull(),
    type: text('type').$type<WebhookEvent | 'test'>().notNull(),
    /** Booking of the event; null for a test message. */
    bookingId: uuid('booking_id'),
    detail: jsonb('detail').$type<WebhookMessageDetails | null>(),
    happenedAt: instant('happened_at').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** End of the lease of the process that sends the delivery. */
    leasedUntil: instant('leased_until'),
    respondedAt: instant('responded_at'),
    responseStatus: integer('response_status'),
    responseText: text('response_text'),
    responseMs: integer('response_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('webhook_deliveries_due')
      .on(table.branchId, table.endpointId, table.nextAttemptAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_of_booking')
      .on(table.branchId, table.endpointId, table.bookingId, table.seq)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_newest').on(table.branchId, table.endpointId, table.seq),
  ],
);
