import { z } from 'zod';
import { addToGroup } from '../users/groups.ts';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { operation } from '../wire/operation.ts';

/** Puts an account into a group. Its tokens name the group from the next sign-in or refresh on. */
export const adminAddUserToGroup = operation({
  name: 'AdminAddUserToGroup',
  signed: true,
  request: namedUser.extend({ GroupName: z.string() }),
  run: (pool, { GroupName, ...named }) =>
    withNamedUser(pool, named, async (tx, { sub }) => {
      await addToGroup(tx, sub, GroupName);
      return {};
    }),
});
