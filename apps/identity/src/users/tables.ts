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

/** Status of an account, by Cognito's names. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD';

/** Attributes besides the address: given_name, family_name, name, phone_number, custom:title. */
export type Attributes = Record<string, string>;

/** Second factors, by Cognito's names: a code from an app, by email or by text message. */
export type SecondFactor = 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP' | 'SMS_MFA';

/** Accounts. `sub` is also the username in the protocol. */
export const users = identitySchema.table('users', {
  sub: uuid('sub').primaryKey(),
  /** Lower case: addresses compare case-insensitively. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** New address that waits for verification. The old one applies until then. */
  pendingEmail: text('pending_email'),
  /** Whether the phone number in the attributes is verified. */
  phoneVerified: boolean('phone_verified').notNull().default(false),
  /** New phone number that waits for verification, when codes go to the old one. The old one applies until then. */
  pendingPhone: text('pending_phone'),
  status: text('status').$type<UserStatus>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  attributes: jsonb('attributes').$type<Attributes>().notNull(),
  /** Salt of the password's verifier, hex. */
  salt: text('salt').notNull(),
  /** SRP verifier of the password, encrypted; see encryption/. */
  encryptedVerifier: text('encrypted_verifier').notNull(),
  /** When the temporary password was set; it expires after 7 days. Null when the user chose the password. */
  temporaryPasswordAt: instant('temporary_password_at'),
  /** Earlier tokens are void, after a global sign-out or a password change. */
  tokensValidFrom: instant('tokens_valid_from').notNull(),
  /**
   * Keyed hash of the secret of the browser that signed up an unconfirmed account. Null when it has none, or several
   * took part.
   */
  signedUpFrom: text('signed_up_from'),
  /** Enabled factors. An app's key stays in `software_tokens` while the factor is disabled. */
  secondFactors: jsonb('second_factors').$type<SecondFactor[]>().notNull().default([]),
  /** One of these that the owner always wants to use; null otherwise. */
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

/** Purposes of emailed codes. */
export type EmailCodePurpose =
  | 'confirm-sign-up'
  | 'reset-password'
  | 'verify-email'
  | 'sign-in'
  | 'link-provider'
  | 'sign-in-by-mail';

/** Purposes of text message codes: second factor, in place of the password, or number verification. */
export type SmsCodePurpose = 'sms-mfa' | 'sms-otp' | 'verify-phone';

export type CodePurpose = EmailCodePurpose | SmsCodePurpose;

/**
 * Codes: one live code per account and purpose, 6 digits, 10 minutes, 5 attempts, stored as a keyed hash.
 * An unknown address also gets a code, which is never sent, under a `sub` derived from it, so that requests and
 * attempts look the same for all.
 */
export const codes = identitySchema.table(
  'codes',
  {
    sub: uuid('sub').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Address or phone number that got the code. */
    email: text('email').notNull(),
    attemptsLeft: integer('attempts_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.purpose] }), index().on(table.expiresAt)],
);

/**
 * Failed guesses at a secret: a password, the codes of an account. The key is a keyed hash of the secret's name, so
 * that unknown addresses count like known ones and the table names no one.
 */
export const guessFailures = identitySchema.table('guess_failures', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
});

/** Calls in a rate limit window: emails to an address, calls from a network. */
export const rateCounters = identitySchema.table(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** Devices of accounts. A sign-in creates the row, ConfirmDevice completes it. */
export const devices = identitySchema.table(
  'devices',
  {
    deviceKey: text('device_key').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    groupKey: text('group_key').notNull(),
    /** Null until ConfirmDevice. */
    salt: text('salt'),
    encryptedVerifier: text('encrypted_verifier'),
    name: text('name'),
    /** Whether the owner wants it to be remembered. It's known either way. */
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
  /** Key of the app, encrypted; see encryption/. Null until a first code has proven it. */
  encryptedKey: text('encrypted_key'),
  /** Newer key that isn't proven yet. The current one applies until then. */
  encryptedNextKey: text('encrypted_next_key'),
  /** Owner's name for the app. */
  name: text('name'),
  /** Time step (30 s since 1970) of the last accepted code. Codes up to this step are rejected. */
  lastStep: integer('last_step'),
});

/** Recovery codes for a lost second factor, each valid once. A used code's row is deleted. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  {
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    /** Keyed hash: the code itself is shown to its owner only once. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.codeHash] })],
);

/** Public keys of passkeys, whose private half stays on the user's device or in its keychain. */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    /** Device's id for the passkey, base64url. */
    credentialId: text('credential_id').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Number of signatures, where the device counts; otherwise 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Owner's name for the passkey. */
    name: text('name').notNull(),
    /** WebAuthn's terms: 'platform' for the device itself, 'cross-platform' for a separate one. */
    attachment: text('attachment'),
    /** WebAuthn's transports: 'internal', 'hybrid', 'usb', … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.sub)],
);
