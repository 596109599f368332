import { eq } from 'drizzle-orm';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { users } from '../users/tables.ts';
import { operation } from '../wire/operation.ts';

/** Takes an account away with everything that is the pool's of it. */
export const adminDeleteUser = operation({
  name: 'AdminDeleteUser',
  signed: true,
  request: namedUser,
  run: (pool, named) =>
    withNamedUser(pool, named, async (tx, { sub }) => {
      await tx.delete(users).where(eq(users.sub, sub));
      return {};
    }),
});
