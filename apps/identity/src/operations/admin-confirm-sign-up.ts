import { and, eq } from 'drizzle-orm';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { codes, users } from '../users/tables.ts';

/** Confirms an account without a code. Doesn't verify its email address. */
export const adminConfirmSignUp = defineOperation({
  name: 'AdminConfirmSignUp',
  signed: true,
  request: adminUserRequestSchema,
  run: (pool, named) =>
    withRequestedUser(pool, named, async (tx, { sub, status }) => {
      if (status !== 'UNCONFIRMED') {
        throw new IdentityError(
          'NotAuthorizedException',
          `User cannot be confirmed. Current status is ${status}`,
        );
      }
      await tx.update(users).set({ status: 'CONFIRMED', changedAt: pool.now() }).where(eq(users.sub, sub));
      await tx.delete(codes).where(and(eq(codes.sub, sub), eq(codes.purpose, 'confirm-sign-up')));
      return {};
    }),
});
