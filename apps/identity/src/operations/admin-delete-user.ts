import { eq } from 'drizzle-orm';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { getGreetingName } from '../users/attributes.ts';
import { codes, users } from '../users/tables.ts';

/** Deletes an account with all its data in the user pool. Emails the owner if the email address is verified. */
export const adminDeleteUser = defineOperation({
  name: 'AdminDeleteUser',
  signed: true,
  request: adminUserRequestSchema,
  run: (pool, named) =>
    withRequestedUser(pool, named, async (tx, { sub, email, emailVerified, attributes }) => {
      await tx.delete(codes).where(eq(codes.sub, sub));
      await tx.delete(users).where(eq(users.sub, sub));
      if (emailVerified) {
        await enqueueEmail(pool, tx, {
          kind: 'account-deleted',
          to: email,
          firstName: getGreetingName(attributes),
        });
      }
      return {};
    }),
});
