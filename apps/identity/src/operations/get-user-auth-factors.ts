import { z } from 'zod';
import { firstFactorsOf } from '../challenges/first-factors.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { wireFactors } from '../users/second-factors.ts';
import { operation } from '../wire/operation.ts';

/** What the person can begin a sign-in with, and what is asked for after the password. */
export const getUserAuthFactors = operation({
  name: 'GetUserAuthFactors',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    return {
      Username: user.sub,
      ConfiguredUserAuthFactors: await firstFactorsOf(pool, user),
      ...wireFactors(user),
    };
  },
});
