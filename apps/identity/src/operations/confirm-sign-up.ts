import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { createSignUpSession } from '../challenges/sign-in-after-sign-up.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { usernameSchema } from '../protocol/username.ts';
import { redeemCode } from '../users/codes.ts';
import { createDecoyUser } from '../users/decoy-user.ts';
import { attemptCode } from '../users/network-guesses.ts';
import { users } from '../users/tables.ts';
import { findUser, type User } from '../users/users.ts';

/**
 * Confirms an account with its emailed code. Neither a confirmed nor an unknown account has a code, so both get the
 * same error. The client signs in with `Session` of the response and the flow USER_AUTH.
 */
export const confirmSignUp = defineOperation({
  name: 'ConfirmSignUp',
  request: z.object({
    ClientId: z.string(),
    Username: usernameSchema,
    ConfirmationCode: z.string().max(2048),
  }),
  async run(pool, { ClientId, Username, ConfirmationCode }) {
    requireClient(pool, ClientId);
    const user = await findUser(pool.database, Username);
    const { sub } = user?.status === 'UNCONFIRMED' ? user : createDecoyUser(pool, user?.email ?? Username);
    let confirmed: User | undefined;
    await attemptCode(pool, `confirm-sign-up|${sub}`, () =>
      redeemCode(pool, sub, 'confirm-sign-up', ConfirmationCode, async (tx) => {
        [confirmed] = await tx
          .update(users)
          .set({ status: 'CONFIRMED', emailVerified: true, signedUpFrom: null, changedAt: pool.now() })
          .where(eq(users.sub, sub))
          .returning();
      }),
    );
    return confirmed ? { Session: await createSignUpSession(pool, confirmed) } : {};
  },
});
