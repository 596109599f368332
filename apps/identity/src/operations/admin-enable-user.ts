import { eq } from 'drizzle-orm';
import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { users } from '../users/tables.ts';

export const adminEnableUser = defineOperation({
  name: 'AdminEnableUser',
  signed: true,
  request: adminUserRequestSchema,
  run: (pool, named) =>
    withRequestedUser(pool, named, async (tx, { sub }) => {
      await tx.update(users).set({ enabled: true, changedAt: pool.now() }).where(eq(users.sub, sub));
      return {};
    }),
});
