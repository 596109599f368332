import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { openSignUpSession } from '../challenges/after-sign-up.ts';
import { redeemCode } from '../users/codes.ts';
import { countingWrongCodes } from '../users/network-guesses.ts';
import { nobody } from '../users/nobody.ts';
import { users } from '../users/tables.ts';
import { findUser, type User } from '../users/users.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';
import { username } from '../wire/username.ts';

/**
 * Confirms an account by the code that was mailed to it. One that is confirmed has no code, like one that nobody has. The
 * answer's `Session` signs in by the flow USER_AUTH.
 */
export const confirmSignUp = operation({
  name: 'ConfirmSignUp',
  request: z.object({ ClientId: z.string(), Username: username, ConfirmationCode: z.string().max(2048) }),
  async run(pool, { ClientId, Username, ConfirmationCode }) {
    requireClient(pool, ClientId);
    const user = await findUser(pool.database, Username);
    const { sub } = user?.status === 'UNCONFIRMED' ? user : nobody(pool, user?.email ?? Username);
    let confirmed: User | undefined;
    await countingWrongCodes(pool, `confirm-sign-up|${sub}`, () =>
      redeemCode(pool, sub, 'confirm-sign-up', ConfirmationCode, async (tx) => {
        [confirmed] = await tx
          .update(users)
          .set({ status: 'CONFIRMED', emailVerified: true, signedUpFrom: null, changedAt: pool.now() })
          .where(eq(users.sub, sub))
          .returning();
      }),
    );
    return confirmed ? { Session: await openSignUpSession(pool, confirmed) } : {};
  },
});
