import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { expiredSessionError } from '../tokens/auth-session.ts';
import { applyAttributeChange, parseAttributes } from '../users/attributes.ts';
import { matchesPassword } from '../users/check-password.ts';
import { lockUser } from '../users/lock-user.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { isPhoneVerified } from '../users/phone.ts';
import { setPassword } from '../users/set-password.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { askForSecondFactor } from './ask-for-second-factor.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireParameter } from './require-parameter.ts';

const name = 'NEW_PASSWORD_REQUIRED';

/** A password that somebody else chose ends after so long. */
export const temporaryPasswordDays = 7;

/** What an account has to have once its owner has taken it over. */
const required = ['given_name'] as const;
/** It was told to them by mail or by somebody: it has to go. */
const sameAsBefore = 'Password did not conform with policy: Password must differ from the temporary one';
/** How attributes are told from other parameters on the wire. */
const prefix = 'userAttributes.';

/** @throws NotAuthorizedException when the temporary password has ended. */
export async function askForNewPassword(pool: Pool, user: User): Promise<AuthResponse> {
  const since = user.temporaryPasswordAt;
  if (since && pool.now().getTime() > since.getTime() + temporaryPasswordDays * 24 * 3_600_000) {
    const message = 'Temporary password has expired and must be reset by an administrator.';
    throw new IdentityError('NotAuthorizedException', message);
  }
  return issueChallenge(pool, name, {
    sub: user.sub,
    state: { provenSalt: user.salt },
    show: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: JSON.stringify(
        missing(user.attributes).map((attribute) => `${prefix}${attribute}`),
      ),
      userAttributes: JSON.stringify({
        email: user.email,
        email_verified: String(user.emailVerified),
        ...user.attributes,
      }),
    },
  });
}

/** Somebody with a temporary password chooses one of their own, and says who they are. */
export const newPasswordRequired = defineChallenge({
  name,
  state: z.object({ provenSalt: z.string() }),
  async answer(pool, { user, state }, given) {
    if (user?.salt !== state.provenSalt) throw expiredSessionError();
    const password = requireParameter(given, 'NEW_PASSWORD');
    checkPasswordRule(password);
    if (await matchesPassword(pool, user, password)) {
      throw new IdentityError('InvalidPasswordException', sameAsBefore);
    }
    const attributes = applyAttributeChange(user.attributes, givenAttributes(given));
    const [lacking] = missing(attributes);
    if (lacking) {
      throw new IdentityError('InvalidParameterException', `Missing required attribute ${prefix}${lacking}`);
    }
    const phoneVerified = isPhoneVerified(user, { attributes });
    const changed = await pool.database.transaction(async (tx) => {
      const [taken] = await tx
        .update(users)
        .set({ status: 'CONFIRMED', attributes, phoneVerified })
        .where(and(eq(users.sub, user.sub), eq(users.salt, state.provenSalt)))
        .returning({ sub: users.sub });
      if (!taken) throw expiredSessionError();
      await setPassword(pool, tx, user.sub, password);
      return lockUser(tx, user.sub);
    });
    return (await askForSecondFactor(pool, changed, given)) ?? completeSignIn(pool, changed);
  },
});

/** The address is the username: it is changed elsewhere. */
function givenAttributes(given: ParameterMap) {
  const list = Object.entries(given)
    .filter(([key]) => key.startsWith(prefix) && key !== `${prefix}email`)
    .map(([key, Value]) => ({ Name: key.slice(prefix.length), Value }));
  return parseAttributes(list);
}

const missing = (attributes: User['attributes']): string[] => required.filter((one) => !attributes[one]);
