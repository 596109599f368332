import { z } from 'zod';
import { removeFromGroup } from '../users/groups.ts';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { operation } from '../wire/operation.ts';

/** Takes an account out of a group. Its tokens name the group until they end, an hour at most. */
export const adminRemoveUserFromGroup = operation({
  name: 'AdminRemoveUserFromGroup',
  signed: true,
  request: namedUser.extend({ GroupName: z.string() }),
  run: (pool, { GroupName, ...named }) =>
    withNamedUser(pool, named, async (tx, { sub }) => {
      await removeFromGroup(tx, sub, GroupName);
      return {};
    }),
});
