import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../database.ts';
import { recordEvent } from '../events/record-event.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { greetingName } from '../users/attributes.ts';
import { endCodes, redeemCode } from '../users/codes.ts';
import { countingWrongCodes } from '../users/network-guesses.ts';
import { nobody } from '../users/nobody.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { setPassword } from '../users/set-password.ts';
import { users } from '../users/tables.ts';
import { findUser, type User } from '../users/users.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';
import { username } from '../wire/username.ts';

/**
 * Sets a new password by a mailed code, and ends all sign-ins. The code proves the address too, so an account that
 * was not confirmed is confirmed by it.
 */
export const confirmForgotPassword = operation({
  name: 'ConfirmForgotPassword',
  request: z.object({
    ClientId: z.string(),
    Username: username,
    ConfirmationCode: z.string().max(2048),
    Password: z.string(),
  }),
  async run(pool, { ClientId, Username, ConfirmationCode, Password }) {
    requireClient(pool, ClientId);
    // A password that is refused costs no try.
    checkPasswordRule(Password);
    const found = await findUser(pool.database, Username);
    const { sub } = found?.enabled ? found : nobody(pool, found?.email ?? Username);
    const reset = async (tx: Queries, { email, attributes }: User) => {
      await setPassword(pool, tx, sub, Password);
      await tx
        .update(users)
        .set({ status: 'CONFIRMED', emailVerified: true, signedUpFrom: null })
        .where(eq(users.sub, sub));
      await signOutEverywhere(pool, tx, sub);
      await endCodes(pool, tx, sub);
      await recordEvent(pool, tx, sub, { type: 'ForgotPassword' });
      await enqueueMail(pool, tx, {
        kind: 'password-changed',
        to: email,
        firstName: greetingName(attributes),
      });
    };
    await countingWrongCodes(pool, `reset-password|${sub}`, () =>
      redeemCode(pool, sub, 'reset-password', ConfirmationCode, reset),
    );
    return {};
  },
});
