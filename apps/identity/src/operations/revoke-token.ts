import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { revokeRefreshToken } from '../tokens/revoke-refresh-token.ts';

/** Ends the sign-in of a refresh token. An unknown token counts as revoked and gets the same response. */
export const revokeToken = defineOperation({
  name: 'RevokeToken',
  request: z.object({ ClientId: z.string(), Token: z.string() }),
  async run(pool, { ClientId, Token }) {
    requireClient(pool, ClientId);
    await revokeRefreshToken(pool, Token);
    return {};
  },
});
