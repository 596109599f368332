import { z } from 'zod';
import { codeDelivery, mailCode } from '../users/mail-code.ts';
import { countCodeRequest } from '../users/rates.ts';
import { findUser } from '../users/users.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';
import { username } from '../wire/username.ts';

/** Mails a code that sets a new password. Answers alike, and as fast, for an address that nobody has. */
export const forgotPassword = operation({
  name: 'ForgotPassword',
  request: z.object({ ClientId: z.string(), Username: username }),
  async run(pool, { ClientId, Username }, caller) {
    requireClient(pool, ClientId);
    const found = await findUser(pool.database, Username);
    const email = found?.email ?? Username;
    await countCodeRequest(pool, caller, email);
    const user = found?.enabled ? found : null;
    await pool.database.transaction((tx) => mailCode(pool, tx, 'reset-password', user, email));
    return { CodeDeliveryDetails: codeDelivery(email) };
  },
});
