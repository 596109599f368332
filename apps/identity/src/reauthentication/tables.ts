import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';
import { signIns } from '../tokens/tables.ts';

/** Sign-ins in which the user has entered the password again (operation VerifyPassword), with the latest time. */
export const reauthentications = identitySchema.table('reauthentications', {
  originJti: uuid('origin_jti')
    .primaryKey()
    .references(() => signIns.originJti, { onDelete: 'cascade' }),
  provenAt: timestamp('proven_at', { withTimezone: true, mode: 'date' }).notNull(),
});
