import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { usernameSchema } from '../protocol/username.ts';
import { applyAttributeChange, attributeSchema, parseAttributes, parseEmail } from '../users/attributes.ts';
import { checkPasswordRule } from '../users/password-rule.ts';
import { rateLimitCodeRequest } from '../users/rate-limits.ts';
import { registerUser } from '../users/register-user.ts';
import { toEmailDelivery } from '../users/send-email-code.ts';

/** Error message for a missing password. Clients parse this text to find the missing field. */
const missingPasswordMessage =
  "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null";

/**
 * Creates an account and emails its code. Response and duration are the same for a known email address; see
 * `registerUser`. `browser` in the client metadata is a secret of the browser. With it, a visitor can sign up again in
 * that browser with another password before the code arrives.
 */
export const signUp = defineOperation({
  name: 'SignUp',
  request: z.object({
    ClientId: z.string(),
    Username: usernameSchema,
    Password: z.string().optional(),
    UserAttributes: z.array(attributeSchema).max(20).default([]),
    ClientMetadata: z.object({ browser: z.string().max(256).optional() }).default({}),
  }),
  async run(pool, { ClientId, Username, Password, UserAttributes, ClientMetadata }, caller) {
    requireClient(pool, ClientId);
    if (!Password) throw new IdentityError('InvalidParameterException', missingPasswordMessage);
    const email = parseEmail(Username);
    const change = parseAttributes(UserAttributes);
    if (change.email !== null && change.email !== email) {
      throw new IdentityError('InvalidParameterException', 'The email must be the same as the username.');
    }
    await checkPasswordRule(Password);
    await rateLimitCodeRequest(pool, caller, email);
    const attributes = applyAttributeChange({}, change);
    const UserSub = await registerUser(pool, {
      email,
      password: Password,
      attributes,
      browser: ClientMetadata.browser || null,
    });
    return { UserConfirmed: false, UserSub, CodeDeliveryDetails: toEmailDelivery(email) };
  },
});
