import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSession } from '../tokens/auth-session.ts';
import { codeMinutes, redeemCode } from '../users/codes.ts';
import { checkNumber, provenPhone, smsDelivery } from '../users/phone.ts';
import { countText } from '../users/rates.ts';
import { textCode } from '../users/text-code.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { type AuthAnswer, ask, challenge, type Parameters } from './challenge.ts';
import { onDevice } from './on-device.ts';
import { parameter } from './parameter.ts';
import { proveSecondFactor } from './prove-second-factor.ts';

const name = 'SMS_MFA';

/**
 * Sends a code to the account's number and asks for it, for as long as the code is good.
 * @throws LimitExceededException when too many were sent, CodeDeliveryFailureException when the pool can send none (any
 *   more): that lets nobody past it
 */
export async function askForCodeBySms(
  pool: Pool,
  user: User,
  { USERNAME = user.sub }: Parameters,
): Promise<AuthAnswer> {
  const { sub, salt } = user;
  const phone = provenPhone(pool, user);
  if (!phone) throw new IdentityError('CodeDeliveryFailureException');
  await countText(pool, `sms-mfa|${sub}`, phone, null);
  await pool.database.transaction((tx) => textCode(pool, tx, 'sms-mfa', sub, phone));
  const { DeliveryMedium, Destination } = smsDelivery(phone);
  return ask(pool, name, {
    sub,
    state: { provenSalt: salt },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeMinutes,
  });
}

/** A code by text message or a recovery code, after the password. A wrong one is a guess; the session stands for the next. */
export const smsMfa = challenge({
  name,
  state: z.object({ provenSalt: z.string() }),
  async answer(pool, { user, state }, given) {
    if (user?.salt !== state.provenSalt || !user.secondFactors.includes(name)) throw expiredSession();
    const code = parameter(given, 'SMS_MFA_CODE');
    await proveSecondFactor(pool, user, code, async () => {
      await redeemCode(pool, user.sub, 'sms-mfa', code, async (_tx, locked, sentTo) => {
        if (!locked.secondFactors.includes(name)) throw expiredSession();
        checkNumber(pool, locked, sentTo);
      });
      return true;
    });
    return onDevice(pool, user, given);
  },
});
