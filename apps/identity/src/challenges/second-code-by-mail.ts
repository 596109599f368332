import type { Pool } from '../pool.ts';
import { codeMinutes } from '../users/codes.ts';
import { codeDelivery, mailCode } from '../users/mail-code.ts';
import { countSignInCode } from '../users/rates.ts';
import type { User } from '../users/users.ts';
import { type AuthAnswer, ask, type Parameters } from './challenge.ts';

/** The challenge, and the second factor. */
export const secondCodeName = 'EMAIL_OTP';

/**
 * Mails a code and asks for it, for as long as the code is good: a mail may take a while.
 * @param turnsOn whether it becomes the account's second factor by that, where there is none yet
 * @throws LimitExceededException when too many were mailed
 */
export async function askForCodeByMail(
  pool: Pool,
  user: User,
  { USERNAME = user.sub }: Parameters,
  turnsOn = false,
): Promise<AuthAnswer> {
  const { sub, salt, email } = user;
  await countSignInCode(pool, sub);
  await pool.database.transaction((tx) => mailCode(pool, tx, 'sign-in', user, email));
  const { DeliveryMedium, Destination } = codeDelivery(email);
  return ask(pool, secondCodeName, {
    sub,
    state: { provenSalt: salt, turnsOn },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeMinutes,
  });
}
