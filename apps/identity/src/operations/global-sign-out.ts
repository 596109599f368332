import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { operation } from '../wire/operation.ts';

/** Ends every sign-in of the person, this one among them. */
export const globalSignOut = operation({
  name: 'GlobalSignOut',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      await signOutEverywhere(pool, tx, user.sub);
      await recordEvent(pool, tx, user.sub, { type: 'GlobalSignOut' });
    });
    return {};
  },
});
