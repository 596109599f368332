import { z } from 'zod';
import { userWhoProvedLately } from '../proofs/recent-proof.ts';
import { provePhone } from '../users/change-phone.ts';
import { redeemCode } from '../users/codes.ts';
import { countingWrongCodes } from '../users/network-guesses.ts';
import { proveEmail } from '../users/prove-email.ts';
import { operation } from '../wire/operation.ts';
import { provenAttribute } from '../wire/proven-attribute.ts';

/** Proves an address or a number by the code that was sent to it. From then on a new one holds, and opens the account. */
export const verifyUserAttribute = operation({
  name: 'VerifyUserAttribute',
  request: z.object({ AccessToken: z.string(), AttributeName: provenAttribute, Code: z.string().max(2048) }),
  async run(pool, { AccessToken, AttributeName, Code }) {
    const { user } = await userWhoProvedLately(pool, AccessToken);
    const [purpose, prove] =
      AttributeName === 'email'
        ? (['verify-email', proveEmail] as const)
        : (['verify-phone', provePhone] as const);
    await countingWrongCodes(pool, `${purpose}|${user.sub}`, () =>
      redeemCode(pool, user.sub, purpose, Code, (tx, locked, sentTo) => prove(pool, tx, locked, sentTo)),
    );
    return {};
  },
});
