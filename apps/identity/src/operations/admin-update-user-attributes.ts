import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryExecutor } from '../database.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { applyAttributeChange, attributeSchema, getGreetingName } from '../users/attributes.ts';
import { parseAdminAttributes } from '../users/parse-admin-attributes.ts';
import { isPhoneVerified } from '../users/phone.ts';
import { codes, users } from '../users/tables.ts';
import type { User } from '../users/users.ts';

/**
 * Changes an account's attributes. A new email address applies at once; it is verified only when the request says so.
 */
export const adminUpdateUserAttributes = defineOperation({
  name: 'AdminUpdateUserAttributes',
  signed: true,
  request: adminUserRequestSchema.extend({ UserAttributes: z.array(attributeSchema).max(50) }),
  run(pool, { UserAttributes, ...named }) {
    const change = parseAdminAttributes(UserAttributes);
    return withRequestedUser(pool, named, async (tx, user) => {
      const email = change.email ?? user.email;
      const attributes = applyAttributeChange(user.attributes, change);
      const phoneVerified = isPhoneVerified(user, { attributes, verifiedOverride: change.phoneVerified });
      const moved = email !== user.email;
      if (moved) await moveToAddress(pool, tx, user, email);
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

/**
 * Checks that no other account has the new email address, and notifies the old one. Invalidates all codes of the
 * account, because the old email address may have received them.
 * @throws AliasExistsException
 */
async function moveToAddress(pool: Pool, tx: QueryExecutor, user: User, newEmail: string): Promise<void> {
  const others = and(eq(users.email, newEmail), ne(users.sub, user.sub));
  const [other] = await tx.select({ sub: users.sub }).from(users).where(others);
  if (other) throw new IdentityError('AliasExistsException');
  await tx.delete(codes).where(eq(codes.sub, user.sub));
  const firstName = getGreetingName(user.attributes);
  await enqueueEmail(pool, tx, { kind: 'email-changed', to: user.email, firstName, newEmail });
}
