import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { setTemporaryPassword } from '../users/invite.ts';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { setPassword } from '../users/set-password.ts';
import { users } from '../users/tables.ts';
import { operation } from '../wire/operation.ts';

/** Gives an account a password: for good, or one to be changed at the next sign-in. Whoever is signed in is out. */
export const adminSetUserPassword = operation({
  name: 'AdminSetUserPassword',
  signed: true,
  request: namedUser.extend({ Password: z.string(), Permanent: z.boolean().default(false) }),
  async run(pool, { Password, Permanent, ...named }) {
    checkPasswordRule(Password);
    return withNamedUser(pool, named, async (tx, { sub }) => {
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
