import type { Api } from './api.ts';
import { createApiClient } from './api-client.ts';
import { clientId, sessionId } from './identifiers.ts';
import { serverNow } from './server-clock.ts';
import { signEnvelope } from './signing.ts';
import { siteConfig } from './site-config.ts';

/** The booking service as this browser reaches it. */
export function browserApi(): Api {
  const { apiBase, branchId, tokenSalt } = siteConfig();
  return createApiClient({
    base: apiBase,
    branchId,
    sign: () => signEnvelope(tokenSalt, clientId(), sessionId(), Math.floor(serverNow().getTime() / 1000)),
    fetch: (...request) => fetch(...request),
  });
}
