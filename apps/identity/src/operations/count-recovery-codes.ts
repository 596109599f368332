import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { countRecoveryCodes as countLeft } from '../users/recovery-codes.ts';
import { operation } from '../wire/operation.ts';

/** How many recovery codes of the person are still good. Ours: Cognito has none. */
export const countRecoveryCodes = operation({
  name: 'CountRecoveryCodes',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    return { Left: await countLeft(pool.database, user.sub) };
  },
});
