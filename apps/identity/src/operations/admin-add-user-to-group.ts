import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { addToGroup } from '../users/groups.ts';

/** Adds an account to a group. The account's tokens contain the group from the next sign-in or refresh on. */
export const adminAddUserToGroup = defineOperation({
  name: 'AdminAddUserToGroup',
  signed: true,
  request: adminUserRequestSchema.extend({ GroupName: z.string() }),
  run: (pool, { GroupName, ...named }) =>
    withRequestedUser(pool, named, async (tx, { sub }) => {
      await addToGroup(tx, sub, GroupName);
      return {};
    }),
});
