import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';
import { users } from '../users/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Keys that sign tokens. One key signs at a time. A newer key is published before it signs; older keys stay published
 * until their last token expires.
 */
export const signingKeys = identitySchema.table('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  /** Private key in PKCS 8, encrypted; see encryption/. */
  encryptedPrivateKey: text('encrypted_private_key').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Time at which this key retires and the next one signs; null while there is no next key. */
  retiredAt: instant('retired_at'),
});

/**
 * Pending steps of sign-ins. The protocol's `Session` is a secret, which is stored here as a hash. Steps expire after 3
 * minutes by default.
 */
export const authSessions = identitySchema.table(
  'auth_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    /** Account; null for an unknown username, which gets the same responses. */
    sub: uuid('sub').references(() => users.sub, { onDelete: 'cascade' }),
    /** State for the next step, encrypted. */
    encryptedState: text('encrypted_state').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Sign-ins. All tokens of a sign-in contain its id as `origin_jti`. */
export const signIns = identitySchema.table(
  'sign_ins',
  {
    originJti: uuid('origin_jti').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    deviceKey: text('device_key'),
    /**
     * Scopes of the access tokens, separated by spaces; null for `accountScope`, with which users manage their account.
     */
    scope: text('scope'),
    authTime: instant('auth_time').notNull(),
    /** Expiry, 30 days after the sign-in. Refreshing doesn't extend it. */
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.sub), index().on(table.expiresAt)],
);

/**
 * Refresh tokens of a sign-in, stored as hashes. For 60 seconds an exchanged token returns its successor again; a later
 * use means that the token was copied, and ends the sign-in.
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
    /** Successor of the token, encrypted, so that a second tab gets the same one. */
    encryptedSuccessor: text('encrypted_successor'),
  },
  (table) => [index().on(table.originJti)],
);
