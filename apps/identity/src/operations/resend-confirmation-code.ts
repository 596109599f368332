import { z } from 'zod';
import { codeDelivery, mailCode } from '../users/mail-code.ts';
import { countCodeRequest } from '../users/rates.ts';
import { findUser } from '../users/users.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';
import { username } from '../wire/username.ts';

/** Mails a new code to an account that waits for one. Answers alike, and as fast, for any other address. */
export const resendConfirmationCode = operation({
  name: 'ResendConfirmationCode',
  request: z.object({ ClientId: z.string(), Username: username }),
  async run(pool, { ClientId, Username }, caller) {
    requireClient(pool, ClientId);
    const found = await findUser(pool.database, Username);
    const email = found?.email ?? Username;
    await countCodeRequest(pool, caller, email);
    const user = found?.status === 'UNCONFIRMED' && found.enabled ? found : null;
    await pool.database.transaction((tx) => mailCode(pool, tx, 'confirm-sign-up', user, email));
    return { CodeDeliveryDetails: codeDelivery(email) };
  },
});
