import { z } from 'zod';
import { revokeRefreshToken } from '../tokens/revoke-refresh-token.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';

/** Ends the sign-in of a refresh token. One that nobody knows is as good as ended, so it is answered alike. */
export const revokeToken = operation({
  name: 'RevokeToken',
  request: z.object({ ClientId: z.string(), Token: z.string() }),
  async run(pool, { ClientId, Token }) {
    requireClient(pool, ClientId);
    await revokeRefreshToken(pool, Token);
    return {};
  },
});
