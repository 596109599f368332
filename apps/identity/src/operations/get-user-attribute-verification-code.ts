import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { codeDelivery, mailCode } from '../users/mail-code.ts';
import { countCodeRequest } from '../users/rates.ts';
import { emailAttribute } from '../wire/email-attribute.ts';
import { operation } from '../wire/operation.ts';

/** Mails a code that proves an address: the new one that waits for it, or else the one that holds. */
export const getUserAttributeVerificationCode = operation({
  name: 'GetUserAttributeVerificationCode',
  request: z.object({ AccessToken: z.string(), AttributeName: emailAttribute }),
  async run(pool, { AccessToken }, caller) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    const email = user.pendingEmail ?? user.email;
    await countCodeRequest(pool, caller, email);
    await pool.database.transaction((tx) => mailCode(pool, tx, 'verify-email', user, email));
    return { CodeDeliveryDetails: codeDelivery(email) };
  },
});
