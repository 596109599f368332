import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';

/** Ends all sign-ins of the user, including this one. */
export const globalSignOut = defineOperation({
  name: 'GlobalSignOut',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      await signOutEverywhere(pool, tx, user.sub);
      await recordEvent(pool, tx, user.sub, { type: 'GlobalSignOut' });
    });
    return {};
  },
});
