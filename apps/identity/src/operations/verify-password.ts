import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { recordReauthentication } from '../reauthentication/recent-authentication.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { matchesPassword } from '../users/check-password.ts';
import { attemptGuess, toPasswordGuessKey } from '../users/guesses.ts';

/**
 * Our extension: somebody who signed in a while ago gives the password again, before they change how the account is entered.
 * A wrong one is a guess like at a sign-in.
 */
export const verifyPassword = defineOperation({
  name: 'VerifyPassword',
  request: z.object({ AccessToken: z.string(), Password: z.string().max(256) }),
  async run(pool, { AccessToken, Password }) {
    const { user, claims } = await getUserOfAccessToken(pool, AccessToken);
    await attemptGuess(pool, toPasswordGuessKey(user.sub), async () =>
      (await matchesPassword(pool, user, Password)) ? true : null,
    );
    await recordReauthentication(pool, claims.origin_jti);
    return {};
  },
});
