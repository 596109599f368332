import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requirePool } from '../protocol/require-pool.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { adminUserRequestSchema, toUserListDto, withRequestedUser } from '../users/admin-user-request.ts';
import { applyAttributeChange, attributeSchema, parseEmail } from '../users/attributes.ts';
import { emailInvitation, setTemporaryPassword } from '../users/invite.ts';
import { parseAdminAttributes } from '../users/parse-admin-attributes.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { createVerifier } from '../users/set-password.ts';
import { users } from '../users/tables.ts';
import { createTemporaryPassword } from '../users/temporary-password.ts';

const request = adminUserRequestSchema.extend({
  UserAttributes: z.array(attributeSchema).default([]),
  TemporaryPassword: z.string().optional(),
  /** RESEND replaces the temporary password of an existing account and emails the new one. SUPPRESS sends no email. */
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  /** Contents of the invitation email. Cognito passes the same parameter to its message trigger. */
  ClientMetadata: z
    .object({ inviter: z.string().max(256).optional(), group: z.string().max(128).optional() })
    .default({}),
});
type Request = z.output<typeof request>;

/** Creates an account with a temporary password, which the user changes at the first sign-in. */
export const adminCreateUser = defineOperation({
  name: 'AdminCreateUser',
  signed: true,
  request,
  async run(pool, input) {
    requirePool(pool, input.UserPoolId);
    const password = input.TemporaryPassword ?? createTemporaryPassword();
    await checkPasswordRule(password);
    const user = await (input.MessageAction === 'RESEND' ? resendInvitation : invite)(pool, input, password);
    return { User: toUserListDto(user) };
  },
});

async function invite(pool: Pool, input: Request, password: string) {
  const email = parseEmail(input.Username);
  const { emailVerified, phoneVerified, ...change } = parseAdminAttributes(input.UserAttributes);
  if (change.email !== null && change.email !== email) {
    throw new IdentityError(
      'InvalidParameterException',
      'The username and the email must be the same address.',
    );
  }
  const attributes = applyAttributeChange({}, change);
  const now = pool.now();
  const sub = randomUUID();
  const account = {
    sub,
    email,
    emailVerified: emailVerified ?? false,
    status: 'FORCE_CHANGE_PASSWORD' as const,
    attributes,
    phoneVerified: phoneVerified === true && attributes.phone_number !== undefined,
    ...(await createVerifier(pool, sub, password)),
    temporaryPasswordAt: now,
    tokensValidFrom: now,
    createdAt: now,
    changedAt: now,
  };
  return pool.database.transaction(async (tx) => {
    const [made] = await tx.insert(users).values(account).onConflictDoNothing().returning();
    if (!made) throw new IdentityError('UsernameExistsException');
    if (input.MessageAction !== 'SUPPRESS')
      await emailInvitation(pool, tx, made, password, input.ClientMetadata);
    return made;
  });
}

/** Invites a user again, if their account still has its temporary password. */
function resendInvitation(pool: Pool, input: Request, password: string) {
  return withRequestedUser(pool, input, async (tx, user) => {
    if (user.status !== 'FORCE_CHANGE_PASSWORD') {
      throw new IdentityError('UnsupportedUserStateException', 'The user has already set a password.');
    }
    await setTemporaryPassword(pool, tx, user.sub, password);
    await signOutEverywhere(pool, tx, user.sub);
    await emailInvitation(pool, tx, user, password, input.ClientMetadata);
    return user;
  });
}
