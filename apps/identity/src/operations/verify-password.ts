import { z } from 'zod';
import { noteProof } from '../proofs/recent-proof.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { isPassword } from '../users/check-password.ts';
import { guess, passwordOf } from '../users/guesses.ts';
import { operation } from '../wire/operation.ts';

/**
 * Our extension: somebody who signed in a while ago gives the password again, before they change how the account is entered.
 * A wrong one is a guess like at a sign-in.
 */
export const verifyPassword = operation({
  name: 'VerifyPassword',
  request: z.object({ AccessToken: z.string(), Password: z.string().max(256) }),
  async run(pool, { AccessToken, Password }) {
    const { user, claims } = await userOfAccessToken(pool, AccessToken);
    await guess(pool, passwordOf(user.sub), async () =>
      (await isPassword(pool, user, Password)) ? true : null,
    );
    await noteProof(pool, claims.origin_jti);
    return {};
  },
});
