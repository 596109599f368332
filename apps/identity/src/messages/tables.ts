import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Channel of a message. */
export type MessageChannel = 'mail' | 'sms';

/**
 * Queued emails and text messages, written in the transaction of the change that they report. A row is deleted after
 * delivery, or after the last failed attempt.
 */
export const queuedMessages = identitySchema.table('queued_messages', {
  id: uuid('id').primaryKey(),
  channel: text('channel').$type<MessageChannel>().notNull().default('mail'),
  /** Message with recipient and code, encrypted; see encryption/. */
  encryptedMessage: text('encrypted_message').notNull(),
  createdAt: instant('created_at').notNull(),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
});
