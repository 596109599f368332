import { eq } from 'drizzle-orm';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { sendEmailCode } from '../users/send-email-code.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';

/**
 * Requires the member to set a new password. The present password becomes invalid, all sign-ins end, and an email
 * contains the code for ConfirmForgotPassword. A repeated call sends a new code.
 */
export const adminResetUserPassword = defineOperation({
  name: 'AdminResetUserPassword',
  signed: true,
  request: adminUserRequestSchema,
  run: (pool, named) =>
    withRequestedUser(pool, named, async (tx, user) => {
      checkResettable(user);
      await tx
        .update(users)
        .set({ status: 'RESET_REQUIRED', changedAt: pool.now() })
        .where(eq(users.sub, user.sub));
      await signOutEverywhere(pool, tx, user.sub);
      await sendEmailCode(pool, tx, 'reset-password', user, user.email);
      return {};
    }),
});

/**
 * Checks that an account can be reset.
 * @throws NotAuthorizedException for a disabled account or a temporary password, InvalidParameterException when the
 * account is unconfirmed or its email address unverified, so that no code can reach the member
 */
function checkResettable({ enabled, status, emailVerified }: User): void {
  if (!enabled || status === 'FORCE_CHANGE_PASSWORD')
    throw new IdentityError('NotAuthorizedException', 'User password cannot be reset in the current state.');
  if (status === 'UNCONFIRMED' || !emailVerified)
    throw new IdentityError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
}
