import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { verifiableAttributeSchema } from '../protocol/verifiable-attribute.ts';
import { requireRecentlyAuthenticatedUser } from '../reauthentication/recent-authentication.ts';
import { verifyPhone } from '../users/change-phone.ts';
import { redeemCode } from '../users/codes.ts';
import { attemptCode } from '../users/network-guesses.ts';
import { verifyEmail } from '../users/verify-email.ts';

/**
 * Verifies an email address or phone number with its code. A new one then applies, and can be used to enter the
 * account.
 */
export const verifyUserAttribute = defineOperation({
  name: 'VerifyUserAttribute',
  request: z.object({
    AccessToken: z.string(),
    AttributeName: verifiableAttributeSchema,
    Code: z.string().max(2048),
  }),
  async run(pool, { AccessToken, AttributeName, Code }) {
    const { user } = await requireRecentlyAuthenticatedUser(pool, AccessToken);
    const [purpose, confirm] =
      AttributeName === 'email'
        ? (['verify-email', verifyEmail] as const)
        : (['verify-phone', verifyPhone] as const);
    await attemptCode(pool, `${purpose}|${user.sub}`, () =>
      redeemCode(pool, user.sub, purpose, Code, (tx, locked, sentTo) => confirm(pool, tx, locked, sentTo)),
    );
    return {};
  },
});
