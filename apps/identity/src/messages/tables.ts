import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What carries a message to somebody. */
export type MessageChannel = 'mail' | 'sms';

/** Mails and text messages to send, written in the transaction of what they tell about. A row goes when its message has gone. */
export const queuedMessages = identitySchema.table('mails', {
  id: uuid('id').primaryKey(),
  channel: text('channel').$type<MessageChannel>().notNull().default('mail'),
  /** The message, with address and code, sealed; see sealing/. */
  sealedMail: text('sealed_mail').notNull(),
  createdAt: instant('created_at').notNull(),
  nextTryAt: instant('next_try_at').notNull(),
  tries: integer('tries').notNull().default(0),
});
