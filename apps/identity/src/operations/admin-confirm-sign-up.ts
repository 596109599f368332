import { and, eq } from 'drizzle-orm';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { codes, users } from '../users/tables.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/** Lets somebody in who has not given their code. That the address is theirs is not said by it. */
export const adminConfirmSignUp = operation({
  name: 'AdminConfirmSignUp',
  signed: true,
  request: namedUser,
  run: (pool, named) =>
    withNamedUser(pool, named, async (tx, { sub, status }) => {
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
