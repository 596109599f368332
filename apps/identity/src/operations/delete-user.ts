import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { getGreetingName } from '../users/attributes.ts';
import { lockUser } from '../users/lock-user.ts';
import { codes, users } from '../users/tables.ts';

/**
 * Deletes the user's account with all its data in the user pool, such as groups, devices, sign-ins and codes. Emails
 * the user.
 */
export const deleteUser = defineOperation({
  name: 'DeleteUser',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      const { sub, email, attributes } = await lockUser(tx, user.sub);
      await tx.delete(codes).where(eq(codes.sub, sub));
      await tx.delete(users).where(eq(users.sub, sub));
      await enqueueEmail(pool, tx, {
        kind: 'account-deleted',
        to: email,
        firstName: getGreetingName(attributes),
      });
    });
    return {};
  },
});
