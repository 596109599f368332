import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';
import { users } from '../users/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Authorization codes of the hosted pages, stored as hashes. A code is valid once; a second use ends the sign-in of the
 * first.
 */
export const authorizationCodes = identitySchema.table(
  'authorization_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    /** Salt of the password when the code was issued, because a password change invalidates the code. */
    passwordSalt: text('password_salt').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** PKCE challenge, S256. */
    codeChallenge: text('code_challenge').notNull(),
    scope: text('scope').notNull(),
    nonce: text('nonce'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Sign-in for which the code was exchanged. */
    originJti: uuid('origin_jti'),
  },
  (table) => [index().on(table.sub), index().on(table.expiresAt)],
);
