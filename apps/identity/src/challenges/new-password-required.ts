import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { applyAttributeChange, parseAttributes } from '../users/attributes.ts';
import { matchesPassword } from '../users/check-password.ts';
import { lockUser } from '../users/lock-user.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { isPhoneVerified } from '../users/phone.ts';
import { setPassword } from '../users/set-password.ts';
import { users } from '../users/tables.ts';
import { temporaryPasswordDays } from '../users/temporary-password.ts';
import type { User } from '../users/users.ts';
import { askForSecondFactor } from './ask-for-second-factor.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireParameter } from './require-parameter.ts';

const name = 'NEW_PASSWORD_REQUIRED';

/** Attributes that the owner has to provide with the new password, if the account doesn't have them yet. */
const requiredAttributes = ['given_name'] as const;
/**
 * Error message for an unchanged password. A temporary password was emailed or chosen by someone else, so the user must
 * replace it.
 */
const sameAsTemporaryMessage =
  'Password did not conform with policy: Password must be different from the temporary password';
/** Prefix of those parameters of the protocol that contain attributes. */
const attributePrefix = 'userAttributes.';

/**
 * Asks the user to replace a temporary password.
 * @throws NotAuthorizedException when the temporary password has expired.
 */
export async function askForNewPassword(pool: Pool, user: User): Promise<AuthResponse> {
  const since = user.temporaryPasswordAt;
  if (since && pool.now().getTime() > since.getTime() + temporaryPasswordDays * 24 * 3_600_000) {
    const message = 'Temporary password has expired and must be reset by an administrator.';
    throw new IdentityError('NotAuthorizedException', message);
  }
  return issueChallenge(pool, name, {
    sub: user.sub,
    state: { passwordSalt: user.salt },
    show: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: JSON.stringify(
        listMissing(user.attributes).map((attribute) => `${attributePrefix}${attribute}`),
      ),
      userAttributes: JSON.stringify({
        email: user.email,
        email_verified: String(user.emailVerified),
        ...user.attributes,
      }),
    },
  });
}

/** Handles the response with the new password, which replaces a temporary one, and with the required attributes. */
export const newPasswordRequired = defineChallenge({
  name,
  state: z.object({ passwordSalt: z.string() }),
  async answer(pool, { user, state }, parameters) {
    if (user?.salt !== state.passwordSalt) throw createExpiredSessionError();
    const password = requireParameter(parameters, 'NEW_PASSWORD');
    await checkPasswordRule(password);
    if (await matchesPassword(pool, user, password)) {
      throw new IdentityError('InvalidPasswordException', sameAsTemporaryMessage);
    }
    const attributes = applyAttributeChange(user.attributes, parseUserAttributes(parameters));
    const [missingAttribute] = listMissing(attributes);
    if (missingAttribute) {
      throw new IdentityError(
        'InvalidParameterException',
        `Missing required attribute ${attributePrefix}${missingAttribute}`,
      );
    }
    const phoneVerified = isPhoneVerified(user, { attributes });
    const changed = await pool.database.transaction(async (tx) => {
      const [taken] = await tx
        .update(users)
        .set({ status: 'CONFIRMED', attributes, phoneVerified })
        .where(and(eq(users.sub, user.sub), eq(users.salt, state.passwordSalt)))
        .returning({ sub: users.sub });
      if (!taken) throw createExpiredSessionError();
      await setPassword(pool, tx, user.sub, password);
      return lockUser(tx, user.sub);
    });
    return (await askForSecondFactor(pool, changed, parameters)) ?? completeSignIn(pool, changed);
  },
});

/** Returns the given attributes without `email`: the email address is the username and is changed elsewhere. */
function parseUserAttributes(parameters: ParameterMap) {
  const list = Object.entries(parameters)
    .filter(([key]) => key.startsWith(attributePrefix) && key !== `${attributePrefix}email`)
    .map(([key, Value]) => ({ Name: key.slice(attributePrefix.length), Value }));
  return parseAttributes(list);
}

const listMissing = (attributes: User['attributes']): string[] =>
  requiredAttributes.filter((attribute) => !attributes[attribute]);
