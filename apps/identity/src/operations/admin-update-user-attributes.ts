import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../database.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { changedAttributes, greetingName, wireAttribute } from '../users/attributes.ts';
import { namedUser, withNamedUser } from '../users/named-user.ts';
import { isPhoneVerified } from '../users/phone.ts';
import { readAdminAttributes } from '../users/read-admin-attributes.ts';
import { codes, users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/** Changes what an account says of its owner. Another address holds at once; it is proven only when that is said. */
export const adminUpdateUserAttributes = operation({
  name: 'AdminUpdateUserAttributes',
  signed: true,
  request: namedUser.extend({ UserAttributes: z.array(wireAttribute).max(50) }),
  run(pool, { UserAttributes, ...named }) {
    const change = readAdminAttributes(UserAttributes);
    return withNamedUser(pool, named, async (tx, user) => {
      const email = change.email ?? user.email;
      const attributes = changedAttributes(user.attributes, change);
      const phoneVerified = isPhoneVerified(user, { attributes, said: change.phoneVerified });
      const moved = email !== user.email;
      if (moved) await leaveAddress(pool, tx, user, email);
      await tx
        .update(users)
        .set({
          email,
          emailVerified: change.emailVerified ?? (user.emailVerified && !moved),
          attributes,
          phoneVerified,
          changedAt: pool.now(),
          ...(moved ? { pendingEmail: null } : {}),
          ...(attributes.phone_number === user.attributes.phone_number ? {} : { pendingPhone: null }),
        })
        .where(eq(users.sub, user.sub));
      return {};
    });
  },
});

/** Codes that went to the old address are void, and it is told. */
async function leaveAddress(pool: Pool, tx: Queries, user: User, newEmail: string): Promise<void> {
  const others = and(eq(users.email, newEmail), ne(users.sub, user.sub));
  const [other] = await tx.select({ sub: users.sub }).from(users).where(others);
  if (other) throw new IdentityError('AliasExistsException');
  await tx.delete(codes).where(eq(codes.sub, user.sub));
  const firstName = greetingName(user.attributes);
  await enqueueMail(pool, tx, { kind: 'email-changed', to: user.email, firstName, newEmail });
}
