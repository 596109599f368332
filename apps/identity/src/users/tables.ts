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

/** Cognito's words for where an account stands. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD';

/** Attributes besides the address: given_name, family_name, name, phone_number, custom:title. */
export type Attributes = Record<string, string>;

/** What may be asked for after the password, in Cognito's words: a code of an app, or one by mail or text message. */
export type SecondFactor = 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP' | 'SMS_MFA';

/** An account. Its `sub` is also its username on the wire. */
export const users = identitySchema.table('users', {
  sub: uuid('sub').primaryKey(),
  /** In lower case: addresses are compared without regard to case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** A new address that is not yet proven; the old one holds until it is. */
  pendingEmail: text('pending_email'),
  /** Whether a code has reached the number among the attributes. */
  phoneVerified: boolean('phone_verified').notNull().default(false),
  /** A new number of somebody whose codes go to the old one: that holds until the new one is proven. */
  pendingPhone: text('pending_phone'),
  status: text('status').$type<UserStatus>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  attributes: jsonb('attributes').$type<Attributes>().notNull(),
  /** Hex, of the password's verifier. */
  salt: text('salt').notNull(),
  /** The SRP verifier of the password, sealed; see sealing/. */
  sealedVerifier: text('sealed_verifier').notNull(),
  /** When a password was given that the person did not choose; null otherwise. It ends after 7 days. */
  temporaryPasswordAt: instant('temporary_password_at'),
  /** Tokens issued before are void: signed out everywhere, or the password changed. */
  tokensValidFrom: instant('tokens_valid_from').notNull(),
  /** Keyed hash of what the browser keeps to itself that signed an unconfirmed account up; null when it was several, or kept nothing. */
  signedUpFrom: text('signed_up_from'),
  /** Those that are turned on. An app's key is in `software_tokens`, also while it is turned off. */
  secondFactors: jsonb('second_factors').$type<SecondFactor[]>().notNull().default([]),
  /** One of those, when its owner always wants to be asked for it; null otherwise. */
  preferredFactor: text('preferred_factor').$type<SecondFactor>(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Who belongs to STAFF, TRAINER and ADMIN. */
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

/** What a code by mail is good for. */
export type EmailCodePurpose =
  | 'confirm-sign-up'
  | 'reset-password'
  | 'verify-email'
  | 'sign-in'
  | 'link-provider'
  | 'sign-in-by-mail';

/** What a code by text message is good for: as the second factor, in place of the password, or to prove the number. */
export type SmsCodePurpose = 'sms-mfa' | 'sms-otp' | 'verify-phone';

export type CodePurpose = EmailCodePurpose | SmsCodePurpose;

/**
 * One live code per account and purpose: 6 digits, 10 minutes, 5 tries. Kept as a keyed hash. An address that nobody has
 * gets a code too, which is never sent, about a `sub` derived from it: so asking and trying look alike for all.
 */
export const codes = identitySchema.table(
  'codes',
  {
    sub: uuid('sub').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    /** The address that it was sent to, or the number. */
    email: text('email').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.purpose] }), index().on(table.expiresAt)],
);

/**
 * Failures against one thing: a password, the codes of an account. The key is a keyed hash of what is guessed at, so
 * that unknown addresses are counted like known ones and the table names nobody.
 */
export const guessFailures = identitySchema.table('failures', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
});

/** How often something was asked for in a window: mails to an address, calls from a network. */
export const rateCounters = identitySchema.table(
  'rates',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** A device that its owner's browser has confirmed. */
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
    sealedVerifier: text('sealed_verifier'),
    name: text('name'),
    /** Whether its owner wants it to count as one of theirs; it is known either way. */
    remembered: boolean('remembered').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    lastSignInAt: instant('last_sign_in_at').notNull(),
  },
  (table) => [index().on(table.sub)],
);

/** The app of an account that makes codes by the clock. */
export const softwareTokens = identitySchema.table('software_tokens', {
  sub: uuid('sub')
    .primaryKey()
    .references(() => users.sub, { onDelete: 'cascade' }),
  /** The app's key, sealed; see sealing/. Null until a first code has proven it. */
  sealedKey: text('sealed_key'),
  /** A further one that was handed out and not proven yet: until then the other one holds. */
  sealedNextKey: text('sealed_next_key'),
  /** What its owner calls the app. */
  name: text('name'),
  /** The half minute, counted from 1970, of the last code that was taken: none before it is taken any more. */
  lastStep: integer('last_step'),
});

/** Codes for whoever has lost their second factor: each good once. A row goes when its code was used. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  {
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    /** Keyed: the codes themselves are shown to their owner alone, once. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.codeHash] })],
);

/** A key pair that a person's device, or its keychain, has made for this pool; here is the public half. */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    /** By which the device knows it, base64url. */
    credentialId: text('credential_id').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where the device counts; 0 where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    /** WebAuthn's words: 'platform' for the device itself, 'cross-platform' for one beside it. */
    attachment: text('attachment'),
    /** WebAuthn's words for how a browser reaches it: 'internal', 'hybrid', 'usb', … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.sub)],
);
