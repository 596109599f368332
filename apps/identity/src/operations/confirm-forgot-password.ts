import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryExecutor } from '../database.ts';
import { recordEvent } from '../events/record-event.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { usernameSchema } from '../protocol/username.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { getGreetingName } from '../users/attributes.ts';
import { expireCodes, redeemCode } from '../users/codes.ts';
import { createDecoyUser } from '../users/decoy-user.ts';
import { attemptCode } from '../users/network-guesses.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { setPassword } from '../users/set-password.ts';
import { users } from '../users/tables.ts';
import { findUser, type User } from '../users/users.ts';

/**
 * Sets a new password with an emailed code and ends all sign-ins. The code also verifies the email address, so it
 * confirms an unconfirmed account.
 */
export const confirmForgotPassword = defineOperation({
  name: 'ConfirmForgotPassword',
  request: z.object({
    ClientId: z.string(),
    Username: usernameSchema,
    ConfirmationCode: z.string().max(2048),
    Password: z.string(),
  }),
  async run(pool, { ClientId, Username, ConfirmationCode, Password }) {
    requireClient(pool, ClientId);
    // Checks the password first, so that an invalid one doesn't use up an attempt.
    await checkPasswordRule(Password);
    const found = await findUser(pool.database, Username);
    const { sub } = found?.enabled ? found : createDecoyUser(pool, found?.email ?? Username);
    const reset = async (tx: QueryExecutor, { email, attributes }: User) => {
      await setPassword(pool, tx, sub, Password);
      await tx
        .update(users)
        .set({ status: 'CONFIRMED', emailVerified: true, signedUpFrom: null })
        .where(eq(users.sub, sub));
      await signOutEverywhere(pool, tx, sub);
      await expireCodes(pool, tx, sub);
      await recordEvent(pool, tx, sub, { type: 'ForgotPassword' });
      await enqueueEmail(pool, tx, {
        kind: 'password-changed',
        to: email,
        firstName: getGreetingName(attributes),
      });
    };
    await attemptCode(pool, `reset-password|${sub}`, () =>
      redeemCode(pool, sub, 'reset-password', ConfirmationCode, reset),
    );
    return {};
  },
});
