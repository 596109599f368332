import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { CodeDelivery } from './send-email-code.ts';
import type { Attributes } from './tables.ts';
import type { User } from './users.ts';

/** The number of an account that a code has reached, where the pool can send one there; E.164. */
export function getVerifiedPhone(
  pool: Pool,
  { attributes, phoneVerified }: Pick<User, 'attributes' | 'phoneVerified'>,
): string | null {
  return (pool.texts && phoneVerified && attributes.phone_number) || null;
}

/** @throws ExpiredCodeException when the number that a code went to is not the account's proven one any more */
export function checkPhoneNumber(pool: Pool, user: User, sentTo: string): void {
  if (getVerifiedPhone(pool, user) !== sentTo) throw new IdentityError('ExpiredCodeException');
}

/** How a code was sent to a number, as the wire says it; told only as far as its owner recognises it. */
export const toSmsDelivery = (phone: string): CodeDelivery => ({
  Destination: maskPhone(phone),
  DeliveryMedium: 'SMS',
  AttributeName: 'phone_number',
});

/** Two figures, of a number of any length. */
export const maskPhone = (phone: string): string => `+*********${phone.slice(-2)}`;

/** What a change says of the number besides the number itself. */
export interface PhoneChange {
  attributes: Attributes;
  /** Whether the number that follows is proven, when whoever changes it may say so. */
  said?: boolean | null;
}

/**
 * Whether the number of an account is proven after a change: another one is not, unless that is said.
 * @throws InvalidParameterException when codes go to the number and would not arrive any more
 */
export function isPhoneVerified(user: User, { attributes, said = null }: PhoneChange): boolean {
  const { phone_number: phone } = attributes;
  const stays = user.phoneVerified && phone === user.attributes.phone_number;
  const verified = phone !== undefined && (said ?? stays);
  if (!verified && user.secondFactors.includes('SMS_MFA')) {
    throw new IdentityError(
      'InvalidParameterException',
      'Codes by text message go to the number: they have to be turned off before it goes.',
    );
  }
  return verified;
}
