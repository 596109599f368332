import { recordEvent } from '../events/record-event.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { lockUser } from '../users/lock-user.ts';
import { type VerifiedPasskey, wrongPasskeyError } from '../users/passkey-authentication.ts';
import { recordPasskeyUse } from '../users/passkeys.ts';
import type { AuthResponse } from './challenge.ts';
import { checkUserStatus } from './check-user-status.ts';

/**
 * Signs in whoever has the passkey. The answer names no device: the client brings none to a passkey, and would make itself
 * known as another one each time.
 * @throws NotAuthorizedException for a disabled account, one that has to begin with a password that it was given, and when the
 *   passkey has gone or was copied; UserNotConfirmedException, PasswordResetRequiredException
 */
export async function completeWithPasskey(
  pool: Pool,
  { passkey, counter }: VerifiedPasskey,
): Promise<AuthResponse> {
  return pool.database.transaction(async (tx) => {
    const user = await lockUser(tx, passkey.sub);
    checkUserStatus(user);
    // Whoever was given a password from outside is meant to begin with it: the passkeys may be somebody else's.
    if (user.status === 'FORCE_CHANGE_PASSWORD') throw withPassword();
    if (!(await recordPasskeyUse(tx, passkey, counter, pool.now()))) throw wrongPasskeyError();
    await recordEvent(pool, tx, user.sub, { type: 'SignIn', detail: 'WEB_AUTHN' });
    return { AuthenticationResult: await issueTokens(pool, tx, user), ChallengeParameters: {} };
  });
}

const withPassword = () =>
  new IdentityError('NotAuthorizedException', 'Log in with the password that was sent to you.');
