import { z } from 'zod';
import { changedAttributes, checkedEmail, readAttributes, wireAttribute } from '../users/attributes.ts';
import { codeDelivery } from '../users/mail-code.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { countCodeRequest } from '../users/rates.ts';
import { register } from '../users/register.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';
import { username } from '../wire/username.ts';

/** By these words the clients know what is missing. */
const noPassword =
  "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null";

/**
 * Makes an account and mails its code. `browser` in the client's metadata is what a browser keeps to itself: with it, it may
 * sign the same address up again with another password before the code is there. Answers alike, and as fast, for an address that
 * has one; see `register`.
 */
export const signUp = operation({
  name: 'SignUp',
  request: z.object({
    ClientId: z.string(),
    Username: username,
    Password: z.string().optional(),
    UserAttributes: z.array(wireAttribute).max(20).default([]),
    ClientMetadata: z.object({ browser: z.string().max(256).optional() }).default({}),
  }),
  async run(pool, { ClientId, Username, Password, UserAttributes, ClientMetadata }, caller) {
    requireClient(pool, ClientId);
    if (!Password) throw new IdentityError('InvalidParameterException', noPassword);
    const email = checkedEmail(Username);
    const change = readAttributes(UserAttributes);
    if (change.email !== null && change.email !== email) {
      throw new IdentityError('InvalidParameterException', 'The email has to be the username.');
    }
    checkPasswordRule(Password);
    await countCodeRequest(pool, caller, email);
    const attributes = changedAttributes({}, change);
    const UserSub = await register(pool, {
      email,
      password: Password,
      attributes,
      browser: ClientMetadata.browser || null,
    });
    return { UserConfirmed: false, UserSub, CodeDeliveryDetails: codeDelivery(email) };
  },
});
