import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { countRecoveryCodes as countLeft } from '../users/recovery-codes.ts';

/** How many recovery codes of the person are still good. Ours: Cognito has none. */
export const countRecoveryCodes = defineOperation({
  name: 'CountRecoveryCodes',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    return { Left: await countLeft(pool.database, user.sub) };
  },
});
