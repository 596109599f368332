import { eq } from 'drizzle-orm';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { users } from '../users/tables.ts';
import { operation } from '../wire/operation.ts';

/** Opens an account again. */
export const adminEnableUser = operation({
  name: 'AdminEnableUser',
  signed: true,
  request: namedUser,
  run: (pool, named) =>
    withNamedUser(pool, named, async (tx, { sub }) => {
      await tx.update(users).set({ enabled: true, changedAt: pool.now() }).where(eq(users.sub, sub));
      return {};
    }),
});
