import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { type Caller, defineOperation } from '../protocol/operation.ts';
import { verifiableAttributeSchema } from '../protocol/verifiable-attribute.ts';
import { requireRecentlyAuthenticatedUser } from '../reauthentication/recent-authentication.ts';
import { toSmsDelivery } from '../users/phone.ts';
import { rateLimitCodeRequest, rateLimitSms } from '../users/rate-limits.ts';
import { type CodeDelivery, sendEmailCode, toEmailDelivery } from '../users/send-email-code.ts';
import { sendSmsCode } from '../users/send-sms-code.ts';
import type { User } from '../users/users.ts';

/** Sends a code that verifies the pending email address or phone number; without a pending one, the current one. */
export const getUserAttributeVerificationCode = defineOperation({
  name: 'GetUserAttributeVerificationCode',
  request: z.object({ AccessToken: z.string(), AttributeName: verifiableAttributeSchema }),
  async run(pool, { AccessToken, AttributeName }, caller) {
    const { user } = await requireRecentlyAuthenticatedUser(pool, AccessToken);
    const send = AttributeName === 'email' ? sendByEmail : sendBySms;
    return { CodeDeliveryDetails: await send(pool, user, caller) };
  },
});

async function sendByEmail(pool: Pool, user: User, caller: Caller): Promise<CodeDelivery> {
  const email = user.pendingEmail ?? user.email;
  await rateLimitCodeRequest(pool, caller, email);
  await pool.database.transaction((tx) => sendEmailCode(pool, tx, 'verify-email', user, email));
  return toEmailDelivery(email);
}

async function sendBySms(pool: Pool, user: User, caller: Caller): Promise<CodeDelivery> {
  const phone = user.pendingPhone ?? user.attributes.phone_number;
  if (!phone) throw new IdentityError('InvalidParameterException', 'User does not have a phone number.');
  if (!pool.canSendSms) throw new IdentityError('CodeDeliveryFailureException');
  await rateLimitSms(pool, `verify-phone|${user.sub}`, phone, caller);
  await pool.database.transaction((tx) => sendSmsCode(pool, tx, 'verify-phone', user.sub, phone));
  return toSmsDelivery(phone);
}
