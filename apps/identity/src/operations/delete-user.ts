import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { greetingName } from '../users/attributes.ts';
import { lockedUser } from '../users/locked-user.ts';
import { codes, users } from '../users/tables.ts';
import { operation } from '../wire/operation.ts';

/** Deletes the person's account with everything of it here: groups, devices, sign-ins, codes. A mail tells them. */
export const deleteUser = operation({
  name: 'DeleteUser',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      const { sub, email, attributes } = await lockedUser(tx, user.sub);
      await tx.delete(codes).where(eq(codes.sub, sub));
      await tx.delete(users).where(eq(users.sub, sub));
      await enqueueMail(pool, tx, {
        kind: 'account-deleted',
        to: email,
        firstName: greetingName(attributes),
      });
    });
    return {};
  },
});
