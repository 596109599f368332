import { signOutEverywhere } from '../tokens/sign-out.ts';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { operation } from '../wire/operation.ts';

/** Ends every sign-in of an account. */
export const adminUserGlobalSignOut = operation({
  name: 'AdminUserGlobalSignOut',
  signed: true,
  request: namedUser,
  run: (pool, named) =>
    withNamedUser(pool, named, async (tx, { sub }) => {
      await signOutEverywhere(pool, tx, sub);
      return {};
    }),
});
