import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';
import { users } from '../users/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Codes that the pool's own pages have handed out, kept as hashes. One is good once; a second use ends what came of it. */
export const authorizationCodes = identitySchema.table(
  'authorization_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    /** Which password the account had: its change ends the code. */
    provenSalt: text('proven_salt').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** S256. */
    codeChallenge: text('code_challenge').notNull(),
    scope: text('scope').notNull(),
    nonce: text('nonce'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The sign-in that it was exchanged for. */
    originJti: uuid('origin_jti'),
  },
  (table) => [index().on(table.sub), index().on(table.expiresAt)],
);
