import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Channel of a message. */
export type MessageChannel = 'mail' | 'sms';

/**
 * Queued emails and text messages, written in the transaction of the change that they report. A row is deleted after
 * delivery.
 */
export const queuedMessages = identitySchema.table('mails', {
  id: uuid('id').primaryKey(),
  channel: text('channel').$type<MessageChannel>().notNull().default('mail'),
  /** Message with address and code, encrypted; see encryption/. */
  sealedMail: text('sealed_mail').notNull(),
  createdAt: instant('created_at').notNull(),
  nextTryAt: instant('next_try_at').notNull(),
  tries: integer('tries').notNull().default(0),
});
