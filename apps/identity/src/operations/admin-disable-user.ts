import { eq } from 'drizzle-orm';
import { defineOperation } from '../protocol/operation.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { users } from '../users/tables.ts';

/** Disables an account until it's enabled again, and ends its sign-ins. */
export const adminDisableUser = defineOperation({
  name: 'AdminDisableUser',
  signed: true,
  request: adminUserRequestSchema,
  run: (pool, named) =>
    withRequestedUser(pool, named, async (tx, { sub }) => {
      await tx.update(users).set({ enabled: false, changedAt: pool.now() }).where(eq(users.sub, sub));
      await signOutEverywhere(pool, tx, sub);
      return {};
    }),
});
