import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Status of an account, with Cognito's names. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD';

/** Attributes besides the email address: given_name, family_name, name, phone_number, custom:title. */
export type Attributes = Record<string, string>;

/** Second factors, with Cognito's names: a code from an app, by email or by text message. */
export type SecondFactor = 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP' | 'SMS_MFA';

/** Accounts. `sub` is also the username in the protocol. */
export const users = identitySchema.table('users', {
  sub: uuid('sub').primaryKey(),
  /** Email address in lower case, because email addresses compare case-insensitively. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** New email address that waits for verification. The old one applies until then. */
  pendingEmail: text('pending_email'),
  /** Whether the phone number in the attributes is verified. */
  phoneVerified: boolean('phone_verified').notNull().default(false),
  /** New phone number that waits for verification, when codes go to the old one. The old one applies until then. */
  pendingPhone: text('pending_phone'),
  status: text('status').$type<UserStatus>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  attributes: jsonb('attributes').$type<Attributes>().notNull(),
  /** Salt of the password's verifier, in hex. */
  salt: text('salt').notNull(),
  /** SRP verifier of the password, encrypted (see encryption/). */
  encryptedVerifier: text('encrypted_verifier').notNull(),
  /**
   * Time at which the temporary password was set, which expires after 7 days; null when the user chose the password.
   */
  temporaryPasswordAt: instant('temporary_password_at'),
  /**
   * Sign-ins before this time are invalid with all their tokens, for example those before a global sign-out or a
   * password reset.
   */
  tokensValidFrom: instant('tokens_valid_from').notNull(),
  /**
   * Keyed hash of the secret of the browser that signed up an unconfirmed account; null when that browser sent no
   * secret, or when several browsers signed up.
   */
  signedUpFrom: text('signed_up_from'),
  /** Enabled second factors. An app's key stays in `software_tokens` while the factor is disabled. */
  secondFactors: jsonb('second_factors').$type<SecondFactor[]>().notNull().default([]),
  /** Enabled second factor that the owner always wants to use; null when the owner prefers none. */
  preferredFactor: text('preferred_factor').$type<SecondFactor>(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Members of the groups STAFF, TRAINER and ADMIN. */
export const groupMemberships = identitySchema.table(
  'memberships',
  {
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    group: text('group').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.group] }), index().on(table.group)],
);

/** Purpose of an emailed code. */
export type EmailCodePurpose =
  | 'confirm-sign-up'
  | 'reset-password'
  | 'verify-email'
  | 'sign-in'
  | 'link-provider'
  | 'sign-in-by-mail';

/** Purpose of a code by text message: second factor, first factor of a sign-in, or number verification. */
export type SmsCodePurpose = 'sms-mfa' | 'sms-otp' | 'verify-phone';

export type CodePurpose = EmailCodePurpose | SmsCodePurpose;

/**
 * Codes, stored as keyed hashes: at most one valid code per account and purpose, with 6 digits, for 10 minutes and 5
 * attempts. For an unknown email address, the table contains a code that is never sent, under a `sub` derived from the
 * address, so that requests and attempts look the same for all.
 */
export const codes = identitySchema.table(
  'codes',
  {
    sub: uuid('sub').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Email address or phone number that got the code. */
    email: text('email').notNull(),
    attemptsLeft: integer('attempts_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.purpose] }), index().on(table.expiresAt)],
);

/**
 * Failed guesses at a secret: a password, or the codes of an account. The key is a keyed hash of the secret's name, so
 * that unknown email addresses count like known ones and the table names no one.
 */
export const guessFailures = identitySchema.table('guess_failures', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
});

/** Number of calls in a rate limit's window, such as emails to an email address or calls from a network. */
export const rateLimitCounters = identitySchema.table(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** Devices of accounts. A sign-in creates the row, and ConfirmDevice completes it. */
export const devices = identitySchema.table(
  'devices',
  {
    deviceKey: text('device_key').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    groupKey: text('group_key').notNull(),
    /** Salt of the device's verifier, in hex; null until ConfirmDevice. */
    salt: text('salt'),
    encryptedVerifier: text('encrypted_verifier'),
    name: text('name'),
    /** Whether the owner wants the device to be remembered. The row exists in both cases. */
    remembered: boolean('remembered').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    lastSignInAt: instant('last_sign_in_at').notNull(),
  },
  (table) => [index().on(table.sub)],
);

/** Authenticator apps (TOTP) of accounts. */
export const softwareTokens = identitySchema.table('software_tokens', {
  sub: uuid('sub')
    .primaryKey()
    .references(() => users.sub, { onDelete: 'cascade' }),
  /** Key of the app, encrypted (see encryption/); null until a first code has verified a key. */
  encryptedKey: text('encrypted_key'),
  /** Newer key that no code has verified yet. The current key applies until then. */
  encryptedNextKey: text('encrypted_next_key'),
  /** Name that the user gave the authenticator app. */
  name: text('name'),
  /** Time step (30 s since 1970) of the last accepted code. Codes up to this step are rejected. */
  lastStep: integer('last_step'),
});

/** Recovery codes for a lost second factor, each valid once. Using a code deletes its row. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  {
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    /** Keyed hash, because the code itself is shown to its owner only once. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.codeHash] })],
);

/** Public keys of passkeys. Their private keys stay on the user's device or in its keychain. */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    /** Id that the device gave the passkey, in base64url. */
    credentialId: text('credential_id').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    /** Public key in COSE format, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Number of signatures that the device reported; 0 when the device doesn't count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Name that the user gave the passkey. */
    name: text('name').notNull(),
    /** Attachment in WebAuthn's terms: 'platform' for the device itself, 'cross-platform' for a separate one. */
    attachment: text('attachment'),
    /** Transports in WebAuthn's terms: 'internal', 'hybrid', 'usb', … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.sub)],
);
