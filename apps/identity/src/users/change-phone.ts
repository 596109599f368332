import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { type AttributeChange, applyAttributeChange, getGreetingName } from './attributes.ts';
import { isPhoneVerified, maskPhone } from './phone.ts';
import { type Attributes, users } from './tables.ts';
import type { User } from './users.ts';

/** Columns of `users` that a phone number change sets. */
export interface PhoneColumns {
  attributes: Attributes;
  phoneVerified: boolean;
  /** Phone number that waits for its code; null without one. */
  pendingPhone: string | null;
}

/**
 * Plans the owner's change of the phone number. Normally a new number applies at once, unverified, and no code is sent,
 * because text messages cost money and anyone could request them. But if codes are sent to the old number, the old
 * number applies until the new one is verified, and entering the old number again cancels the change.
 * @throws InvalidParameterException when the change removes the number that receives codes
 */
export function planPhoneChange(user: User, change: AttributeChange): PhoneColumns {
  const attributes = applyAttributeChange(user.attributes, change);
  const { phone_number: next } = change.set;
  const { phone_number: before } = user.attributes;
  if (next && before && next !== before && user.secondFactors.includes('SMS_MFA')) {
    return { attributes: { ...attributes, phone_number: before }, phoneVerified: true, pendingPhone: next };
  }
  const isNamed = next !== undefined || change.taken.includes('phone_number');
  return {
    attributes,
    phoneVerified: isPhoneVerified(user, { attributes }),
    pendingPhone: isNamed ? null : user.pendingPhone,
  };
}

/**
 * Marks a phone number as verified after the owner redeemed its code. The caller holds the lock on the account row.
 * Unless the number was verified before, emails the owner, because it can now be used to enter the account.
 * @throws ExpiredCodeException when the number is no longer the account's
 */
export async function verifyPhone(pool: Pool, tx: QueryExecutor, user: User, phone: string): Promise<void> {
  const { sub, email, attributes, pendingPhone, phoneVerified } = user;
  const isUnchanged = phone === attributes.phone_number;
  if (!isUnchanged && phone !== pendingPhone) throw new IdentityError('ExpiredCodeException');
  await tx
    .update(users)
    .set({
      attributes: { ...attributes, phone_number: phone },
      phoneVerified: true,
      pendingPhone: null,
      changedAt: pool.now(),
    })
    .where(eq(users.sub, sub));
  if (isUnchanged && phoneVerified) return;
  const firstName = getGreetingName(attributes);
  await enqueueEmail(pool, tx, { kind: 'phone-verified', to: email, firstName, phone: maskPhone(phone) });
}
