import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { changedAttributes, checkedEmail, wireAttribute } from '../users/attributes.ts';
import { mailInvitation, setTemporaryPassword } from '../users/invite.ts';
import { listedUser, namedUser, withNamedUser } from '../users/named-user.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { readAdminAttributes } from '../users/read-admin-attributes.ts';
import { newVerifier } from '../users/set-password.ts';
import { users } from '../users/tables.ts';
import { newTemporaryPassword } from '../users/temporary-password.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';
import { requirePool } from '../wire/require-pool.ts';

const request = namedUser.extend({
  UserAttributes: z.array(wireAttribute).default([]),
  TemporaryPassword: z.string().optional(),
  /** RESEND: the account is there, and gets a new password and the mail again. SUPPRESS: no mail goes. */
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
});
type Request = z.output<typeof request>;

/** Makes an account for somebody, with a password that they change at their first sign-in. */
export const adminCreateUser = operation({
  name: 'AdminCreateUser',
  signed: true,
  request,
  async run(pool, asked) {
    requirePool(pool, asked.UserPoolId);
    const password = asked.TemporaryPassword ?? newTemporaryPassword();
    checkPasswordRule(password);
    const user = await (asked.MessageAction === 'RESEND' ? inviteAgain : invite)(pool, asked, password);
    return { User: listedUser(user) };
  },
});

async function invite(pool: Pool, asked: Request, password: string) {
  const email = checkedEmail(asked.Username);
  const { emailVerified, phoneVerified, ...change } = readAdminAttributes(asked.UserAttributes);
  if (change.email !== null && change.email !== email) {
    throw new IdentityError('InvalidParameterException', 'Username and email have to be the same address.');
  }
  const attributes = changedAttributes({}, change);
  const now = pool.now();
  const sub = randomUUID();
  const account = {
    sub,
    email,
    emailVerified: emailVerified ?? false,
    status: 'FORCE_CHANGE_PASSWORD' as const,
    attributes,
    phoneVerified: phoneVerified === true && attributes.phone_number !== undefined,
    ...(await newVerifier(pool, sub, password)),
    temporaryPasswordAt: now,
    tokensValidFrom: now,
    createdAt: now,
    changedAt: now,
  };
  return pool.database.transaction(async (tx) => {
    const [made] = await tx.insert(users).values(account).onConflictDoNothing().returning();
    if (!made) throw new IdentityError('UsernameExistsException');
    if (asked.MessageAction !== 'SUPPRESS') await mailInvitation(pool, tx, made, password);
    return made;
  });
}

/** Only who has not come yet is invited again. */
function inviteAgain(pool: Pool, asked: Request, password: string) {
  return withNamedUser(pool, asked, async (tx, user) => {
    if (user.status !== 'FORCE_CHANGE_PASSWORD') {
      throw new IdentityError(
        'UnsupportedUserStateException',
        'The account has a password of its own by now.',
      );
    }
    await setTemporaryPassword(pool, tx, user.sub, password);
    await signOutEverywhere(pool, tx, user.sub);
    await mailInvitation(pool, tx, user, password);
    return user;
  });
}
