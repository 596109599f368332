import type { Api } from './api.ts';
import { createApiClient } from './api-client.ts';
import { clientId, sessionId } from './identifiers.ts';
import { serverNow } from './server-clock.ts';
import { bearer, renew } from './session/bearer.ts';
import { siteConfig } from './site-config.ts';

/** The booking service as this browser reaches it. */
export function browserApi(): Api {
  const { apiBase, branchId, tokenSalt } = siteConfig();
  return createApiClient({
    base: apiBase,
    branchId,
    // The signature's arithmetic is loaded with the first call: no page needs it to be looked at.
    sign: async () => {
      const { signEnvelope } = await import('./signing.ts');
      return signEnvelope(tokenSalt, clientId(), sessionId(), Math.floor(serverNow().getTime() / 1000));
    },
    bearer,
    renew,
    fetch: (...request) => fetch(...request),
  });
}
