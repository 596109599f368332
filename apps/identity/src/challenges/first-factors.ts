import type { Pool } from '../pool.ts';
import { hasPasskey } from '../users/passkeys.ts';
import { getVerifiedPhone } from '../users/phone.ts';
import { getUnknownUser } from '../users/unknown-user.ts';
import { normalizeEmail, type User } from '../users/users.ts';
import type { AuthResponse } from './challenge.ts';
import { askForFirstFactorEmailCode } from './first-factor-email-code.ts';
import { askForPassword } from './password-verifier.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';
import { askForFirstFactorSmsCode, smsDecoyPercent } from './sms-otp.ts';
import { verifySentPassword } from './verify-sent-password.ts';
import { askForPasskey } from './web-authn.ts';

/** Cognito's names of first factors. */
export type FirstFactorName = 'EMAIL_OTP' | 'PASSWORD' | 'PASSWORD_SRP' | 'SMS_OTP' | 'WEB_AUTHN';

/** Fields of a user that determine which factors the user has. */
type FactorOwner = Pick<User, 'sub' | 'attributes' | 'phoneVerified'>;

/**
 * First factor of a sign-in. The sign-in then continues with `continueAfterPassword`, `continueAfterCode` or, for a
 * passkey, `completeWithPasskey`.
 */
interface FirstFactor {
  name: FirstFactorName;
  /** Returns whether the account has this factor. Also runs for decoys, so that response times are equal. */
  has(pool: Pool, user: FactorOwner): boolean | Promise<boolean>;
  /** Returns whether the user pool offers the factor at all. Default: true. */
  isOffered?(pool: Pool): boolean;
  /**
   * Percentage of unknown usernames that appear to have the factor, so that the list of factors doesn't reveal whether
   * an account exists.
   */
  decoys: number;
  start(pool: Pool, attempt: SignInAttempt): Promise<AuthResponse>;
}

const forEveryone = { has: () => true, decoys: 100 };

/** All first factors, in the order in which clients show them. Add a new one in its own file and list it here. */
const all: readonly FirstFactor[] = [
  { name: 'EMAIL_OTP', ...forEveryone, start: askForFirstFactorEmailCode },
  {
    name: 'PASSWORD',
    ...forEveryone,
    start: (pool, { user, parameters }) => verifySentPassword(pool, user, parameters),
  },
  {
    name: 'PASSWORD_SRP',
    ...forEveryone,
    start: (pool, { user, parameters }) => askForPassword(pool, user, parameters),
  },
  {
    name: 'WEB_AUTHN',
    has: (pool, { sub }) => hasPasskey(pool.database, sub),
    decoys: 30,
    start: (pool, { user, parameters }) => askForPasskey(pool, user, parameters),
  },
  {
    name: 'SMS_OTP',
    isOffered: ({ canSendSms }) => canSendSms,
    has: (pool, user) => getVerifiedPhone(pool, user) !== null,
    decoys: smsDecoyPercent,
    start: askForFirstFactorSmsCode,
  },
];

/** Returns the account's first factors, by Cognito's names. */
export async function listFirstFactors(pool: Pool, user: FactorOwner): Promise<FirstFactorName[]> {
  const available = await Promise.all(all.map((factor) => factor.has(pool, user)));
  return all.filter((_one, at) => available[at]).map(({ name }) => name);
}

/**
 * Returns the first factors to offer for a username. For an unknown username, the list is made up, and always the same.
 */
export async function listOfferedFirstFactors(
  pool: Pool,
  user: User | null,
  username: string,
): Promise<FirstFactorName[]> {
  const decoy = { sub: getUnknownUser(pool, username).sub, attributes: {}, phoneVerified: false };
  const available = await listFirstFactors(pool, user ?? decoy);
  if (user) return available;
  return all.filter((factor) => appearsToHave(pool, factor, username)).map(({ name }) => name);
}

/** Asks for the named factor. @throws what the factor throws, LimitExceededException after too many codes */
export async function askForFirstFactor(
  pool: Pool,
  name: FirstFactorName,
  attempt: SignInAttempt,
): Promise<AuthResponse> {
  const factor = all.find((factor) => factor.name === name);
  if (!factor) throw new Error(`Unknown first factor: ${name}.`);
  return factor.start(pool, attempt);
}

function appearsToHave(pool: Pool, { name, decoys, isOffered }: FirstFactor, username: string): boolean {
  if (isOffered && !isOffered(pool)) return false;
  const hash = pool.encryption.hash(`decoy-${name}`, normalizeEmail(username));
  return Buffer.from(hash, 'base64url').readUInt32BE(0) % 100 < decoys;
}
