import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { toAttributeDtos } from '../users/attributes.ts';
import { toMfaSettingsDto } from '../users/second-factors.ts';

/** Returns the account's attributes. A new email address appears only after its verification. */
export const getUser = defineOperation({
  name: 'GetUser',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    return { Username: user.sub, UserAttributes: toAttributeDtos(user), ...toMfaSettingsDto(user) };
  },
});
