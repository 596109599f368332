import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { exchangeRefreshToken } from '../tokens/exchange-refresh-token.ts';

/** Issues new tokens for a sign-in and exchanges its refresh token for a successor. */
export const getTokensFromRefreshToken = defineOperation({
  name: 'GetTokensFromRefreshToken',
  request: z.object({
    ClientId: z.string(),
    RefreshToken: z.string(),
    DeviceKey: z.string().optional(),
  }),
  async run(pool, { ClientId, RefreshToken, DeviceKey }) {
    requireClient(pool, ClientId);
    return { AuthenticationResult: await exchangeRefreshToken(pool, RefreshToken, DeviceKey) };
  },
});
