import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { signOutElsewhere } from '../tokens/sign-out.ts';
import { greetingName } from '../users/attributes.ts';
import { isPassword } from '../users/check-password.ts';
import { guess, passwordOf } from '../users/guesses.ts';
import { lockedUser } from '../users/locked-user.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { setPassword } from '../users/set-password.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/** Changes a password by the one before, which is a guess like at a sign-in. The person's other sign-ins end. */
export const changePassword = operation({
  name: 'ChangePassword',
  request: z.object({ AccessToken: z.string(), PreviousPassword: z.string(), ProposedPassword: z.string() }),
  async run(pool, { AccessToken, PreviousPassword, ProposedPassword }) {
    const { user, claims } = await userOfAccessToken(pool, AccessToken);
    checkPasswordRule(ProposedPassword);
    await guess(pool, passwordOf(user.sub), async () =>
      (await isPassword(pool, user, PreviousPassword)) ? true : null,
    );
    await pool.database.transaction(async (tx) => {
      const { sealedVerifier, email, attributes } = await lockedUser(tx, user.sub);
      // Somebody else was quicker, and what was proven is not the password any more.
      if (sealedVerifier !== user.sealedVerifier) throw new IdentityError('NotAuthorizedException');
      await setPassword(pool, tx, user.sub, ProposedPassword);
      await recordEvent(pool, tx, user.sub, { type: 'PasswordChange' });
      await signOutElsewhere(pool, tx, user.sub, claims.origin_jti);
      await enqueueMail(pool, tx, {
        kind: 'password-changed',
        to: email,
        firstName: greetingName(attributes),
      });
    });
    return {};
  },
});
