import { defineOperation } from '../protocol/operation.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';

export const adminUserGlobalSignOut = defineOperation({
  name: 'AdminUserGlobalSignOut',
  signed: true,
  request: adminUserRequestSchema,
  run: (pool, named) =>
    withRequestedUser(pool, named, async (tx, { sub }) => {
      await signOutEverywhere(pool, tx, sub);
      return {};
    }),
});
