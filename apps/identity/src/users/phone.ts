import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { CodeDelivery } from './send-email-code.ts';
import type { Attributes } from './tables.ts';
import type { User } from './users.ts';

/**
 * Returns the account's verified phone number in E.164 format. Returns null without one, and when the user pool can't
 * send text messages.
 */
export function getVerifiedPhone(
  pool: Pool,
  { attributes, phoneVerified }: Pick<User, 'attributes' | 'phoneVerified'>,
): string | null {
  return (pool.canSendSms && phoneVerified && attributes.phone_number) || null;
}

/**
 * Checks a phone number.
 * @throws ExpiredCodeException when the number that got the code is no longer the account's verified one
 */
export function checkPhoneNumber(pool: Pool, user: User, sentTo: string): void {
  if (getVerifiedPhone(pool, user) !== sentTo) throw new IdentityError('ExpiredCodeException');
}

/** Returns the delivery details of a code, with a masked number that only its owner recognises. */
export const toSmsDelivery = (phone: string): CodeDelivery => ({
  Destination: maskPhone(phone),
  DeliveryMedium: 'SMS',
  AttributeName: 'phone_number',
});

/** Masks a number of any length except for its last two digits. */
export const maskPhone = (phone: string): string => `+*********${phone.slice(-2)}`;

/** Change that may concern the phone number. */
export interface PhoneChange {
  /** Attributes after the change. */
  attributes: Attributes;
  /** Whether an administrator says that the phone number is verified; null or undefined if the request doesn't say. */
  verifiedOverride?: boolean | null;
}

/**
 * Returns whether the phone number is verified after a change. A new number isn't, unless `verifiedOverride` says so.
 * @throws InvalidParameterException when the account receives codes by text message and couldn't receive them any more
 */
export function isPhoneVerified(user: User, { attributes, verifiedOverride = null }: PhoneChange): boolean {
  const { phone_number: phone } = attributes;
  const remainsVerified = user.phoneVerified && phone === user.attributes.phone_number;
  const verified = phone !== undefined && (verifiedOverride ?? remainsVerified);
  if (!verified && user.secondFactors.includes('SMS_MFA')) {
    throw new IdentityError(
      'InvalidParameterException',
      'Turn off codes by text message before you remove or change your phone number.',
    );
  }
  return verified;
}
