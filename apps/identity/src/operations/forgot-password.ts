import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { usernameSchema } from '../protocol/username.ts';
import { rateLimitCodeRequest } from '../users/rate-limits.ts';
import { sendEmailCode, toEmailDelivery } from '../users/send-email-code.ts';
import { findUser } from '../users/users.ts';

/** Emails a code for a new password. Response and duration are the same for an unknown email address. */
export const forgotPassword = defineOperation({
  name: 'ForgotPassword',
  request: z.object({ ClientId: z.string(), Username: usernameSchema }),
  async run(pool, { ClientId, Username }, caller) {
    requireClient(pool, ClientId);
    const found = await findUser(pool.database, Username);
    const email = found?.email ?? Username;
    await rateLimitCodeRequest(pool, caller, email);
    const user = found?.enabled ? found : null;
    await pool.database.transaction((tx) => sendEmailCode(pool, tx, 'reset-password', user, email));
    return { CodeDeliveryDetails: toEmailDelivery(email) };
  },
});
