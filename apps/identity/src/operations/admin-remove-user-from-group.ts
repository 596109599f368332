import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { removeFromGroup } from '../users/groups.ts';

/** Removes an account from a group. The account's tokens contain the group until they expire, an hour at most. */
export const adminRemoveUserFromGroup = defineOperation({
  name: 'AdminRemoveUserFromGroup',
  signed: true,
  request: adminUserRequestSchema.extend({ GroupName: z.string() }),
  run: (pool, { GroupName, ...named }) =>
    withRequestedUser(pool, named, async (tx, { sub }) => {
      await removeFromGroup(tx, sub, GroupName);
      return {};
    }),
});
