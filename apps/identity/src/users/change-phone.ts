import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { type AttributeChange, applyAttributeChange, getGreetingName } from './attributes.ts';
import { isPhoneVerified, maskPhone } from './phone.ts';
import { type Attributes, users } from './tables.ts';
import type { User } from './users.ts';

/** What becomes of an account's number when its owner gives another: columns of `users`. */
export interface PhoneState {
  attributes: Attributes;
  phoneVerified: boolean;
  /** Waits for the code that was sent to it. */
  pendingPhone: string | null;
}

/**
 * Judges a change of attributes by their owner. Another number counts at once, unproven, and nothing is sent: a text message
 * costs money, and goes to whoever asks for it. Only where codes go to the old number that holds until the new one is proven;
 * giving the old one again ends the wait.
 * @throws InvalidParameterException when the number is taken away that codes go to
 */
export function planPhoneChange(user: User, change: AttributeChange): PhoneState {
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
 * Writes that a code has reached a number of a locked account, and tells the owner by mail: it may open the account now.
 * @throws ExpiredCodeException when the number is not the account's any more
 */
export async function verifyPhone(pool: Pool, tx: QueryExecutor, user: User, phone: string): Promise<void> {
  const { sub, email, attributes, pendingPhone, phoneVerified } = user;
  const same = phone === attributes.phone_number;
  if (!same && phone !== pendingPhone) throw new IdentityError('ExpiredCodeException');
  await tx
    .update(users)
    .set({
      attributes: { ...attributes, phone_number: phone },
      phoneVerified: true,
      pendingPhone: null,
      changedAt: pool.now(),
    })
    .where(eq(users.sub, sub));
  if (same && phoneVerified) return;
  const firstName = getGreetingName(attributes);
  await enqueueEmail(pool, tx, { kind: 'phone-proven', to: email, firstName, phone: maskPhone(phone) });
}
