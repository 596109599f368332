import { z } from 'zod';
import { listFirstFactors } from '../challenges/first-factors.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { toMfaSettingsDto } from '../users/second-factors.ts';

/** Returns the user's first and second factors. */
export const getUserAuthFactors = defineOperation({
  name: 'GetUserAuthFactors',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    return {
      Username: user.sub,
      ConfiguredUserAuthFactors: await listFirstFactors(pool, user),
      ...toMfaSettingsDto(user),
    };
  },
});
