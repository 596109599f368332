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

/** Cognito's names of what a sign-in can begin with. */
export type FirstFactorName = 'EMAIL_OTP' | 'PASSWORD' | 'PASSWORD_SRP' | 'SMS_OTP' | 'WEB_AUTHN';

/** What tells the factors of an account. */
type Known = Pick<User, 'sub' | 'attributes' | 'phoneVerified'>;

/** A way to begin a sign-in. Each goes on by `afterPassword`, `afterCode` or, for a passkey, `completeWithPasskey`. */
interface FirstFactor {
  name: FirstFactorName;
  /** Whether the account can answer it; asked of whom stands for nobody too, so that both take as long. */
  has(pool: Pool, user: Known): boolean | Promise<boolean>;
  /** Whether the pool offers it to anybody; it does unless told. */
  isOffered?(pool: Pool): boolean;
  /** Of a hundred names that nobody has, how many seem to have it: so that its being offered tells of no account. */
  decoys: number;
  ask(pool: Pool, beginner: SignInAttempt): Promise<AuthResponse>;
}

const everybody = { has: () => true, decoys: 100 };

/** All ways, in the order that clients show them. A further one is written in a file of its own and entered here. */
const all: readonly FirstFactor[] = [
  { name: 'EMAIL_OTP', ...everybody, ask: askForFirstFactorEmailCode },
  {
    name: 'PASSWORD',
    ...everybody,
    ask: (pool, { user, given }) => verifySentPassword(pool, user, given),
  },
  {
    name: 'PASSWORD_SRP',
    ...everybody,
    ask: (pool, { user, given }) => askForPassword(pool, user, given),
  },
  {
    name: 'WEB_AUTHN',
    has: (pool, { sub }) => hasPasskey(pool.database, sub),
    decoys: 30,
    ask: (pool, { user, given }) => askForPasskey(pool, user, given),
  },
  {
    name: 'SMS_OTP',
    isOffered: ({ texts }) => texts,
    has: (pool, user) => getVerifiedPhone(pool, user) !== null,
    decoys: smsDecoyPercent,
    ask: askForFirstFactorSmsCode,
  },
];

/** What an account can begin a sign-in with, in Cognito's words. */
export async function listFirstFactors(pool: Pool, user: Known): Promise<FirstFactorName[]> {
  const having = await Promise.all(all.map((one) => one.has(pool, user)));
  return all.filter((_one, at) => having[at]).map(({ name }) => name);
}

/** What is offered to whoever gives a name: for one that nobody has the same each time, as if there were an account. */
export async function listOfferedFirstFactors(
  pool: Pool,
  user: User | null,
  username: string,
): Promise<FirstFactorName[]> {
  const standIn = { sub: getUnknownUser(pool, username).sub, attributes: {}, phoneVerified: false };
  const having = await listFirstFactors(pool, user ?? standIn);
  if (user) return having;
  return all.filter((one) => seems(pool, one, username)).map(({ name }) => name);
}

/** Asks for one of them. @throws what it refuses with, LimitExceededException for too many codes that were sent */
export async function askForFirstFactor(
  pool: Pool,
  name: FirstFactorName,
  beginner: SignInAttempt,
): Promise<AuthResponse> {
  const factor = all.find((one) => one.name === name);
  if (!factor) throw new Error(`There is no first factor ${name}.`);
  return factor.ask(pool, beginner);
}

function seems(pool: Pool, { name, decoys, isOffered }: FirstFactor, username: string): boolean {
  if (isOffered && !isOffered(pool)) return false;
  const hash = pool.sealing.hash(`decoy-${name}`, normalizeEmail(username));
  return Buffer.from(hash, 'base64url').readUInt32BE(0) % 100 < decoys;
}
