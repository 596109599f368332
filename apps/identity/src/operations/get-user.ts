import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { wireAttributes } from '../users/attributes.ts';
import { wireFactors } from '../users/second-factors.ts';
import { operation } from '../wire/operation.ts';

/** What an account says about itself. A new address appears once it is proven. */
export const getUser = operation({
  name: 'GetUser',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    return { Username: user.sub, UserAttributes: wireAttributes(user), ...wireFactors(user) };
  },
});
