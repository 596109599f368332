import { recordEvent } from '../events/record-event.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { lockUser } from '../users/lock-user.ts';
import { createWrongPasskeyError, type VerifiedPasskey } from '../users/passkey-authentication.ts';
import { recordPasskeyUse } from '../users/passkeys.ts';
import type { AuthResponse } from './challenge.ts';
import { checkUserStatus } from './check-user-status.ts';

/**
 * Signs in the owner of a passkey (handbook: accounts 15). The response names no new device: clients don't send a
 * device key with a passkey, so each sign-in would register another device.
 * @throws NotAuthorizedException for a disabled account, for one with a temporary password, and when the passkey was
 * removed or cloned; UserNotConfirmedException, PasswordResetRequiredException
 */
export async function completeWithPasskey(
  pool: Pool,
  { passkey, counter }: VerifiedPasskey,
): Promise<AuthResponse> {
  return pool.database.transaction(async (tx) => {
    const user = await lockUser(tx, passkey.sub);
    checkUserStatus(user);
    // The user must use the temporary password first, because the passkeys may belong to someone else.
    if (user.status === 'FORCE_CHANGE_PASSWORD') throw withPassword();
    if (!(await recordPasskeyUse(tx, passkey, counter, pool.now()))) throw createWrongPasskeyError();
    await recordEvent(pool, tx, user.sub, { type: 'SignIn', detail: 'WEB_AUTHN' });
    return { AuthenticationResult: await issueTokens(pool, tx, user), ChallengeParameters: {} };
  });
}

const withPassword = () =>
  new IdentityError('NotAuthorizedException', 'Log in with the temporary password we emailed you.');
