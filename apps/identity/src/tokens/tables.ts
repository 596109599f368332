import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';
import { users } from '../users/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Keys that sign tokens. One signs; a newer one is published before it does, older ones until their last token has ended. */
export const signingKeys = identitySchema.table('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  /** PKCS 8, sealed; see sealing/. */
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: instant('created_at').notNull(),
  /** From then on it signs nothing any more, and the next one does; null while there is none after it. */
  retiredAt: instant('retired_at'),
});

/** What a sign-in is waiting for; `Session` on the wire is its secret, kept here as a hash. Ends after 3 minutes. */
export const authSessions = identitySchema.table(
  'auth_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    /** Null when nobody has that address: the answer looks alike. */
    sub: uuid('sub').references(() => users.sub, { onDelete: 'cascade' }),
    /** What the next step needs, sealed. */
    sealedState: text('sealed_state').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** One sign-in: everything that was issued for it, named by `origin_jti` in its tokens. */
export const signIns = identitySchema.table(
  'sign_ins',
  {
    originJti: uuid('origin_jti').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    deviceKey: text('device_key'),
    /** What its access tokens may do, separated by spaces; null: manage the account. */
    scope: text('scope'),
    authTime: instant('auth_time').notNull(),
    /** 30 days after the sign-in: refreshing does not prolong it. */
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.sub), index().on(table.expiresAt)],
);

/**
 * Refresh tokens of a sign-in, kept as hashes. One that was exchanged still answers for 60 seconds, with the token it
 * was exchanged for; after that its use means that somebody has a copy, and ends the sign-in.
 */
export const refreshTokens = identitySchema.table(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    originJti: uuid('origin_jti')
      .notNull()
      .references(() => signIns.originJti, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    exchangedAt: instant('exchanged_at'),
    /** The token that it was exchanged for, sealed, so that a second tab gets the same one. */
    sealedSuccessor: text('sealed_successor'),
  },
  (table) => [index().on(table.originJti)],
);
