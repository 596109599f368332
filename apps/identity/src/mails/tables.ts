import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Mails to send, written in the transaction of what they tell about. A row goes when its mail has gone. */
export const mails = identitySchema.table('mails', {
  id: uuid('id').primaryKey(),
  /** The mail, with address and code, sealed; see sealing/. */
  sealedMail: text('sealed_mail').notNull(),
  createdAt: instant('created_at').notNull(),
  nextTryAt: instant('next_try_at').notNull(),
  tries: integer('tries').notNull().default(0),
});
