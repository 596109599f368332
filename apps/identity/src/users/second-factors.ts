import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryExecutor } from '../database.ts';
import { recordEvent } from '../events/record-event.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { getGreetingName } from './attributes.ts';
import { getVerifiedPhone } from './phone.ts';
import { findAuthenticatorApp } from './software-token.ts';
import { type SecondFactor, users } from './tables.ts';
import type { User } from './users.ts';

/** All second factors, in the order in which clients show them. */
const allFactors: readonly SecondFactor[] = ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SMS_MFA'];

/** Factors that can be set up during a sign-in. The official client has no step for a phone number there. */
export const factorsAvailableAtSetup: readonly SecondFactor[] = ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'];

const setting = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().optional() });

/** Requested changes of the second factors. A factor that is missing stays unchanged. */
export const mfaPreferenceSchema = z.object({
  SoftwareTokenMfaSettings: setting.optional(),
  EmailMfaSettings: setting.optional(),
  SMSMfaSettings: setting.optional(),
});
type MfaPreferenceDto = z.output<typeof mfaPreferenceSchema>;

/** Returns an account's second factors as API responses contain them. */
export function toMfaSettingsDto({ secondFactors, preferredFactor }: User) {
  return {
    ...(secondFactors.length > 0 ? { UserMFASettingList: secondFactors } : {}),
    ...(preferredFactor ? { PreferredMfaSetting: preferredFactor } : {}),
  };
}

/**
 * Enables and disables second factors of a locked account, and returns those enabled afterwards.
 * @throws InvalidParameterException for a factor that the account can't use or the user pool doesn't offer, and for two
 * preferred ones
 */
export async function setFactorPreferences(
  pool: Pool,
  tx: QueryExecutor,
  user: User,
  preference: MfaPreferenceDto,
): Promise<SecondFactor[]> {
  if (pool.settings.mfa === 'off') throwInvalid('Two-step verification is turned off for this user pool.');
  const settings = {
    SOFTWARE_TOKEN_MFA: preference.SoftwareTokenMfaSettings,
    EMAIL_OTP: preference.EmailMfaSettings,
    SMS_MFA: preference.SMSMfaSettings,
  };
  const before = user.secondFactors;
  const after = allFactors.filter((factor) => settings[factor]?.Enabled ?? before.includes(factor));
  for (const added of after.filter((factor) => !before.includes(factor))) {
    if (!(await canUseFactor(pool, tx, user, added))) throwInvalid(cannotEnableMessage(added));
  }
  const preferred = allFactors.filter((factor) => settings[factor]?.Enabled && settings[factor].PreferredMfa);
  if (preferred.length > 1) throwInvalid('Only one verification method can be preferred.');
  const [chosen] = preferred;
  const previous = user.preferredFactor;
  const remainsPreferred = previous && after.includes(previous) && settings[previous]?.PreferredMfa !== false;
  await writeFactors(pool, tx, user, after, chosen ?? (remainsPreferred ? previous : null));
  return after;
}

/** Enables the second factor of a user who has none. The caller holds the lock of the user's row. */
export async function enableInitialSecondFactor(
  pool: Pool,
  tx: QueryExecutor,
  user: User,
  factor: SecondFactor,
): Promise<void> {
  await writeFactors(pool, tx, user, [factor], factor);
}

/** Emails the owner the current second factors, in case another person changed them. */
export async function notifyFactorChange(
  pool: Pool,
  tx: QueryExecutor,
  { email, attributes }: User,
  on: readonly SecondFactor[],
  otherApp = false,
): Promise<void> {
  await enqueueEmail(pool, tx, {
    kind: 'second-factors-changed',
    to: email,
    firstName: getGreetingName(attributes),
    app: on.includes('SOFTWARE_TOKEN_MFA'),
    mail: on.includes('EMAIL_OTP'),
    sms: on.includes('SMS_MFA'),
    otherApp,
  });
}

async function writeFactors(
  pool: Pool,
  tx: QueryExecutor,
  user: User,
  secondFactors: SecondFactor[],
  preferredFactor: SecondFactor | null,
): Promise<void> {
  await tx
    .update(users)
    .set({ secondFactors, preferredFactor, changedAt: pool.now() })
    .where(eq(users.sub, user.sub));
  const isSame = allFactors.every(
    (factor) => secondFactors.includes(factor) === user.secondFactors.includes(factor),
  );
  if (!isSame) await notifyFactorChange(pool, tx, user, secondFactors);
  await recordFactors(pool, tx, user, secondFactors);
}

/** Records each enabled and disabled factor as an event of the account. */
async function recordFactors(
  pool: Pool,
  tx: QueryExecutor,
  { sub, secondFactors: before }: User,
  after: readonly SecondFactor[],
): Promise<void> {
  for (const detail of after.filter((factor) => !before.includes(factor))) {
    await recordEvent(pool, tx, sub, { type: 'FactorOn', detail });
  }
  for (const detail of before.filter((factor) => !after.includes(factor))) {
    await recordEvent(pool, tx, sub, { type: 'FactorOff', detail });
  }
}

/**
 * Returns whether the account can use the factor: an app needs a verified key, email a verified email address, text
 * messages a verified number.
 */
async function canUseFactor(
  pool: Pool,
  tx: QueryExecutor,
  user: User,
  factor: SecondFactor,
): Promise<boolean> {
  if (factor === 'SMS_MFA') return getVerifiedPhone(pool, user) !== null;
  return factor === 'EMAIL_OTP' ? user.emailVerified : (await findAuthenticatorApp(tx, user.sub)) !== null;
}

const cannotEnableMessage = (factor: string): string =>
  `User does not have delivery config set to turn on ${factor}`;

function throwInvalid(message: string): never {
  throw new IdentityError('InvalidParameterException', message);
}
