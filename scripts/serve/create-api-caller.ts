import { createHmac, randomBytes } from 'node:crypto';
import { apiBase } from '@studio/contracts/paths';
import type { Services } from '@studio/server/platform/services';
import type { FastifyInstance } from 'fastify';

/**
 * Creates the function with which the site calls the API during rendering. Its calls are signed like those of browsers,
 * but stay within the process.
 */
export function createApiCaller(app: FastifyInstance, { config, clock }: Pick<Services, 'config' | 'clock'>) {
  const clientId = randomBytes(16).toString('hex');
  const sessionId = randomBytes(8).toString('hex');
  return async (path: string, body: unknown): Promise<unknown> => {
    const time = Math.floor(clock.now().getTime() / 1000);
    const token = createHmac('sha256', config.tokenSalt)
      .update(`${clientId}:${sessionId}:${time}`)
      .digest('hex');
    const response = await app.inject({
      method: 'POST',
      url: `${apiBase}${path}`,
      payload: { ...(body as object), clientId, sessionId, time, token },
    });
    return response.json();
  };
}
