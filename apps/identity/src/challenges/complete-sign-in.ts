import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Pool } from '../pool.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { addDevice, type ConfirmedDevice } from '../users/devices.ts';
import { devices, users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse } from './challenge.ts';

/**
 * Account whose user has proven the factors of a sign-in. The salt identifies the password at that time, because each
 * password has its own salt.
 */
export type VerifiedAccount = Pick<User, 'sub' | 'salt'>;

/**
 * Signs the user in after all proofs, on the confirmed device if there is one. Without one, the response names a new
 * device, which the browser may confirm.
 * @throws NotAuthorizedException when the password has changed since the user's proofs, or the account is disabled
 */
export async function completeSignIn(
  pool: Pool,
  account: VerifiedAccount,
  device?: ConfirmedDevice,
): Promise<AuthResponse> {
  return pool.database.transaction(async (tx) => {
    if (!(await stillHasPassword(tx, account))) throw createExpiredSessionError();
    if (!device) {
      const result = await issueTokens(pool, tx, account);
      const NewDeviceMetadata = await addDevice(pool, tx, account.sub);
      await recordEvent(pool, tx, account.sub, { type: 'SignIn', deviceKey: NewDeviceMetadata.DeviceKey });
      return { AuthenticationResult: { ...result, NewDeviceMetadata }, ChallengeParameters: {} };
    }
    const { deviceKey } = device;
    await recordEvent(pool, tx, account.sub, { type: 'SignIn', deviceKey });
    await tx.update(devices).set({ lastSignInAt: pool.now() }).where(eq(devices.deviceKey, deviceKey));
    return {
      AuthenticationResult: await issueTokens(pool, tx, account, { deviceKey }),
      ChallengeParameters: {},
    };
  });
}

/**
 * Locks the account and returns whether its password is unchanged since the user's proofs. A concurrent password change
 * waits for this sign-in, and then ends it.
 */
async function stillHasPassword(tx: QueryExecutor, { sub, salt }: VerifiedAccount): Promise<boolean> {
  const found = await tx
    .select({ sub: users.sub })
    .from(users)
    .where(and(eq(users.sub, sub), eq(users.salt, salt)))
    .for('share');
  return found.length > 0;
}
