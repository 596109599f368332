import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { recordReauthentication } from '../reauthentication/recent-authentication.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { matchesPassword } from '../users/check-password.ts';
import { attemptGuess, toPasswordGuessKey } from '../users/guess-throttling.ts';

/**
 * Checks the password again. The sign-in then counts as recently authenticated for 15 minutes, which changes of login
 * methods require. A wrong password counts as a guess. An extension of Cognito's protocol.
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
