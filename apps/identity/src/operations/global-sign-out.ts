import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { signOutEverywhere } from '../tokens/sign-out.ts';
import { operation } from '../wire/operation.ts';

/** Ends every sign-in of the person, this one among them. */
export const globalSignOut = operation({
  name: 'GlobalSignOut',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    await pool.database.transaction((tx) => signOutEverywhere(pool, tx, user.sub));
    return {};
  },
});
