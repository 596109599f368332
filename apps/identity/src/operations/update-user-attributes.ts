import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { checkRecentAuthentication } from '../reauthentication/recent-authentication.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import {
  type AttributeChange,
  applyAttributeChange,
  attributeSchema,
  parseAttributes,
} from '../users/attributes.ts';
import { planPhoneChange } from '../users/change-phone.ts';
import { expireCodes } from '../users/codes.ts';
import { lockUser } from '../users/lock-user.ts';
import { toSmsDelivery } from '../users/phone.ts';
import { rateLimitCodeRequest, rateLimitSms } from '../users/rate-limits.ts';
import { sendEmailCode, toEmailDelivery } from '../users/send-email-code.ts';
import { sendSmsCode } from '../users/send-sms-code.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';

/**
 * Changes the user's own attributes. A new email address waits for VerifyUserAttribute, and the old one applies until
 * then. Until the user has entered the code, nothing reveals whether another account has the email address. Sending the
 * old email address again cancels the change. For a new phone number see `planPhoneChange`. Email address and phone
 * number can be used to enter the account, so changing them requires a recent authentication; a name needs only the
 * token.
 */
export const updateUserAttributes = defineOperation({
  name: 'UpdateUserAttributes',
  request: z.object({ AccessToken: z.string(), UserAttributes: z.array(attributeSchema).max(20) }),
  async run(pool, { AccessToken, UserAttributes }, caller) {
    const { user, claims } = await getUserOfAccessToken(pool, AccessToken);
    const change = parseAttributes(UserAttributes);
    if (changesSignInMethod(user, change)) await checkRecentAuthentication(pool, claims);
    const newEmail = change.email === user.email ? null : change.email;
    if (newEmail !== null) await rateLimitCodeRequest(pool, caller, newEmail);
    const newPhone = change.set.phone_number ? planPhoneChange(user, change).pendingPhone : null;
    if (newPhone !== null) await rateLimitSms(pool, `verify-phone|${user.sub}`, newPhone, caller);
    await pool.database.transaction(async (tx) => {
      const before = await lockUser(tx, user.sub);
      const phone = planPhoneChange(before, change);
      const pendingEmail = change.email === null ? before.pendingEmail : newEmail;
      await tx
        .update(users)
        .set({ ...phone, pendingEmail, changedAt: pool.now() })
        .where(eq(users.sub, user.sub));
      if (newEmail !== null) await sendEmailCode(pool, tx, 'verify-email', before, newEmail);
      else if (change.email !== null) await expireCodes(pool, tx, user.sub, 'verify-email');
      if (newPhone !== null && newPhone === phone.pendingPhone) {
        await sendSmsCode(pool, tx, 'verify-phone', user.sub, newPhone);
      }
    });
    return {
      CodeDeliveryDetailsList: [
        ...(newEmail === null ? [] : [toEmailDelivery(newEmail)]),
        ...(newPhone === null ? [] : [toSmsDelivery(newPhone)]),
      ],
    };
  },
});

/** Returns whether the email address or phone number changes. Sending the old values again doesn't count. */
function changesSignInMethod({ email, attributes }: User, change: AttributeChange): boolean {
  const { phone_number: phone } = applyAttributeChange(attributes, change);
  return phone !== attributes.phone_number || (change.email !== null && change.email !== email);
}
