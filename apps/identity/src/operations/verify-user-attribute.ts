import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { redeemCode } from '../users/codes.ts';
import { proveEmail } from '../users/prove-email.ts';
import { countCodeTry } from '../users/rates.ts';
import { emailAttribute } from '../wire/email-attribute.ts';
import { operation } from '../wire/operation.ts';

/** Proves an address by the code that was mailed to it. From then on a new one holds. */
export const verifyUserAttribute = operation({
  name: 'VerifyUserAttribute',
  request: z.object({ AccessToken: z.string(), AttributeName: emailAttribute, Code: z.string().max(2048) }),
  async run(pool, { AccessToken, Code }, caller) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    await countCodeTry(pool, caller);
    await redeemCode(pool, user.sub, 'verify-email', Code, (tx, locked, email) =>
      proveEmail(pool, tx, locked, email),
    );
    return {};
  },
});
