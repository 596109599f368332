import { eq } from 'drizzle-orm';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { greetingName } from '../users/attributes.ts';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { codes, users } from '../users/tables.ts';
import { operation } from '../wire/operation.ts';

/** Takes an account away with everything of it here. A proven address is told. */
export const adminDeleteUser = operation({
  name: 'AdminDeleteUser',
  signed: true,
  request: namedUser,
  run: (pool, named) =>
    withNamedUser(pool, named, async (tx, { sub, email, emailVerified, attributes }) => {
      await tx.delete(codes).where(eq(codes.sub, sub));
      await tx.delete(users).where(eq(users.sub, sub));
      if (emailVerified) {
        await enqueueMail(pool, tx, {
          kind: 'account-deleted',
          to: email,
          firstName: greetingName(attributes),
        });
      }
      return {};
    }),
});
