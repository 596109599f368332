import { eq } from 'drizzle-orm';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { users } from '../users/tables.ts';
import { operation } from '../wire/operation.ts';

/** Closes an account until it is opened again; whoever is signed in to it is out. */
export const adminDisableUser = operation({
  name: 'AdminDisableUser',
  signed: true,
  request: namedUser,
  run: (pool, named) =>
    withNamedUser(pool, named, async (tx, { sub }) => {
      await tx.update(users).set({ enabled: false, changedAt: pool.now() }).where(eq(users.sub, sub));
      await signOutEverywhere(pool, tx, sub);
      return {};
    }),
});
