import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { usernameSchema } from '../protocol/username.ts';
import { rateLimitCodeRequest } from '../users/rate-limits.ts';
import { sendEmailCode, toEmailDelivery } from '../users/send-email-code.ts';
import { findUser } from '../users/users.ts';

/** Emails a new code to an unconfirmed account. Response and duration are the same for any other email address. */
export const resendConfirmationCode = defineOperation({
  name: 'ResendConfirmationCode',
  request: z.object({ ClientId: z.string(), Username: usernameSchema }),
  async run(pool, { ClientId, Username }, caller) {
    requireClient(pool, ClientId);
    const found = await findUser(pool.database, Username);
    const email = found?.email ?? Username;
    await rateLimitCodeRequest(pool, caller, email);
    const user = found?.status === 'UNCONFIRMED' && found.enabled ? found : null;
    await pool.database.transaction((tx) => sendEmailCode(pool, tx, 'confirm-sign-up', user, email));
    return { CodeDeliveryDetails: toEmailDelivery(email) };
  },
});
