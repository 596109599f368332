import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { checkProvenLately } from '../proofs/recent-proof.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import {
  type AttributeChange,
  changedAttributes,
  readAttributes,
  wireAttribute,
} from '../users/attributes.ts';
import { judgePhone } from '../users/change-phone.ts';
import { endCodes } from '../users/codes.ts';
import { lockedUser } from '../users/locked-user.ts';
import { codeDelivery, mailCode } from '../users/mail-code.ts';
import { smsDelivery } from '../users/phone.ts';
import { countCodeRequest, countText } from '../users/rates.ts';
import { users } from '../users/tables.ts';
import { textCode } from '../users/text-code.ts';
import type { User } from '../users/users.ts';
import { operation } from '../wire/operation.ts';

/**
 * Changes what a person may change about themselves. A new address waits until VerifyUserAttribute has proven it, and the
 * old one holds until then; whether somebody else has it is not told before. Giving the old one again ends the wait. What
 * becomes of another telephone number, `judgePhone` tells. Both can open the account, so whoever changes them has proven
 * themselves lately; a name needs no more than the token.
 */
export const updateUserAttributes = operation({
  name: 'UpdateUserAttributes',
  request: z.object({ AccessToken: z.string(), UserAttributes: z.array(wireAttribute).max(20) }),
  async run(pool, { AccessToken, UserAttributes }, caller) {
    const { user, claims } = await userOfAccessToken(pool, AccessToken);
    const change = readAttributes(UserAttributes);
    if (changesWaysIn(user, change)) await checkProvenLately(pool, claims);
    const newEmail = change.email === user.email ? null : change.email;
    if (newEmail !== null) await countCodeRequest(pool, caller, newEmail);
    const newPhone = change.set.phone_number ? judgePhone(user, change).pendingPhone : null;
    if (newPhone !== null) await countText(pool, `verify-phone|${user.sub}`, newPhone, caller);
    await pool.database.transaction(async (tx) => {
      const before = await lockedUser(tx, user.sub);
      const phone = judgePhone(before, change);
      const pendingEmail = change.email === null ? before.pendingEmail : newEmail;
      await tx
        .update(users)
        .set({ ...phone, pendingEmail, changedAt: pool.now() })
        .where(eq(users.sub, user.sub));
      if (newEmail !== null) await mailCode(pool, tx, 'verify-email', before, newEmail);
      else if (change.email !== null) await endCodes(pool, tx, user.sub, 'verify-email');
      if (newPhone !== null && newPhone === phone.pendingPhone) {
        await textCode(pool, tx, 'verify-phone', user.sub, newPhone);
      }
    });
    return {
      CodeDeliveryDetailsList: [
        ...(newEmail === null ? [] : [codeDelivery(newEmail)]),
        ...(newPhone === null ? [] : [smsDelivery(newPhone)]),
      ],
    };
  },
});

/** Whether another address or number is given, or the number is taken away. The old ones may be said again by any form. */
function changesWaysIn({ email, attributes }: User, change: AttributeChange): boolean {
  const { phone_number: phone } = changedAttributes(attributes, change);
  return phone !== attributes.phone_number || (change.email !== null && change.email !== email);
}
