import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { setTemporaryPassword } from '../users/invite.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { setPassword } from '../users/set-password.ts';
import { users } from '../users/tables.ts';

/** Sets an account's password, permanent or to be changed at the next sign-in. Ends all sign-ins. */
export const adminSetUserPassword = defineOperation({
  name: 'AdminSetUserPassword',
  signed: true,
  request: adminUserRequestSchema.extend({ Password: z.string(), Permanent: z.boolean().default(false) }),
  async run(pool, { Password, Permanent, ...named }) {
    await checkPasswordRule(Password);
    return withRequestedUser(pool, named, async (tx, { sub }) => {
      if (Permanent) {
        await setPassword(pool, tx, sub, Password);
        await tx.update(users).set({ status: 'CONFIRMED' }).where(eq(users.sub, sub));
      } else {
        await setTemporaryPassword(pool, tx, sub, Password);
      }
      await signOutEverywhere(pool, tx, sub);
      return {};
    });
  },
});
