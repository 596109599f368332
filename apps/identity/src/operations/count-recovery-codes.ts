import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { countUnusedRecoveryCodes } from '../users/recovery-codes.ts';

/** Returns the number of unused recovery codes. An extension of Cognito's protocol. */
export const countRecoveryCodes = defineOperation({
  name: 'CountRecoveryCodes',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    return { Left: await countUnusedRecoveryCodes(pool.database, user.sub) };
  },
});
