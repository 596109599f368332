import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { signOutElsewhere } from '../tokens/sign-out.ts';
import { getGreetingName } from '../users/attributes.ts';
import { matchesPassword } from '../users/check-password.ts';
import { attemptGuess, toPasswordGuessKey } from '../users/guess-throttling.ts';
import { lockUser } from '../users/lock-user.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { setPassword } from '../users/set-password.ts';

/**
 * Changes the password. The request contains the previous one, which counts as a guess. Ends all other sign-ins of the
 * user.
 */
export const changePassword = defineOperation({
  name: 'ChangePassword',
  request: z.object({ AccessToken: z.string(), PreviousPassword: z.string(), ProposedPassword: z.string() }),
  async run(pool, { AccessToken, PreviousPassword, ProposedPassword }) {
    const { user, claims } = await getUserOfAccessToken(pool, AccessToken);
    await checkPasswordRule(ProposedPassword);
    await attemptGuess(pool, toPasswordGuessKey(user.sub), async () =>
      (await matchesPassword(pool, user, PreviousPassword)) ? true : null,
    );
    await pool.database.transaction(async (tx) => {
      const { encryptedVerifier, email, attributes } = await lockUser(tx, user.sub);
      // A concurrent request has changed the password, so the proof is no longer valid.
      if (encryptedVerifier !== user.encryptedVerifier) throw new IdentityError('NotAuthorizedException');
      await setPassword(pool, tx, user.sub, ProposedPassword);
      await recordEvent(pool, tx, user.sub, { type: 'PasswordChange' });
      await signOutElsewhere(pool, tx, user.sub, claims.origin_jti);
      await enqueueEmail(pool, tx, {
        kind: 'password-changed',
        to: email,
        firstName: getGreetingName(attributes),
      });
    });
    return {};
  },
});
