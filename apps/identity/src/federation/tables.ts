import { index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';
import { users } from '../users/tables.ts';

/**
 * Links between accounts and external providers. The key is the provider's issuer and its permanent id, never an email
 * address, because an email address may pass to another person.
 */
export const federatedIdentities = identitySchema.table(
  'federated_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    linkedAt: timestamp('linked_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.sub)],
);
