import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { userWhoProvedLately } from '../proofs/recent-proof.ts';
import { type CodeDelivery, codeDelivery, mailCode } from '../users/mail-code.ts';
import { smsDelivery } from '../users/phone.ts';
import { countCodeRequest, countText } from '../users/rates.ts';
import { textCode } from '../users/text-code.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { type Caller, operation } from '../wire/operation.ts';
import { provenAttribute } from '../wire/proven-attribute.ts';

/** Sends a code that proves an address or a number: the new one that waits for it, or else the one that holds. */
export const getUserAttributeVerificationCode = operation({
  name: 'GetUserAttributeVerificationCode',
  request: z.object({ AccessToken: z.string(), AttributeName: provenAttribute }),
  async run(pool, { AccessToken, AttributeName }, caller) {
    const { user } = await userWhoProvedLately(pool, AccessToken);
    const send = AttributeName === 'email' ? byMail : byText;
    return { CodeDeliveryDetails: await send(pool, user, caller) };
  },
});

async function byMail(pool: Pool, user: User, caller: Caller): Promise<CodeDelivery> {
  const email = user.pendingEmail ?? user.email;
  await countCodeRequest(pool, caller, email);
  await pool.database.transaction((tx) => mailCode(pool, tx, 'verify-email', user, email));
  return codeDelivery(email);
}

async function byText(pool: Pool, user: User, caller: Caller): Promise<CodeDelivery> {
  const phone = user.pendingPhone ?? user.attributes.phone_number;
  if (!phone) throw new IdentityError('InvalidParameterException', 'User does not have a phone number.');
  if (!pool.texts) throw new IdentityError('CodeDeliveryFailureException');
  await countText(pool, `verify-phone|${user.sub}`, phone, caller);
  await pool.database.transaction((tx) => textCode(pool, tx, 'verify-phone', user.sub, phone));
  return smsDelivery(phone);
}
