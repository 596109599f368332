import { recordEvent } from '../events/record-event.ts';
import type { Pool } from '../pool.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { lockedUser } from '../users/locked-user.ts';
import { usePasskey } from '../users/passkeys.ts';
import { type ProvenPasskey, wrongPasskey } from '../users/prove-passkey.ts';
import { IdentityError } from '../wire/identity-error.ts';
import type { AuthAnswer } from './challenge.ts';
import { checkStanding } from './check-standing.ts';

/**
 * Signs in whoever has the passkey. The answer names no device: the client brings none to a passkey, and would make itself
 * known as another one each time.
 * @throws NotAuthorizedException for a disabled account, one that has to begin with a password that it was given, and when the
 *   passkey has gone or was copied; UserNotConfirmedException, PasswordResetRequiredException
 */
export async function completeWithPasskey(
  pool: Pool,
  { passkey, counter }: ProvenPasskey,
): Promise<AuthAnswer> {
  return pool.database.transaction(async (tx) => {
    const user = await lockedUser(tx, passkey.sub);
    checkStanding(user);
    // Whoever was given a password from outside is meant to begin with it: the passkeys may be somebody else's.
    if (user.status === 'FORCE_CHANGE_PASSWORD') throw withPassword();
    if (!(await usePasskey(tx, passkey, counter, pool.now()))) throw wrongPasskey();
    await recordEvent(pool, tx, user.sub, { type: 'SignIn', detail: 'WEB_AUTHN' });
    return { AuthenticationResult: await issueTokens(pool, tx, user), ChallengeParameters: {} };
  });
}

const withPassword = () =>
  new IdentityError('NotAuthorizedException', 'Log in with the password that was sent to you.');
