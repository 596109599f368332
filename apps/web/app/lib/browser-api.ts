import type { Api } from './api.ts';
import { createApiClient } from './api-client.ts';
import { clientId, sessionId } from './identifiers.ts';
import { serverNow } from './server-clock.ts';
import { bearer, renew } from './session/bearer.ts';
import { logInAgain } from './session/log-in-again.ts';
import { siteConfig } from './site-config.ts';

/** The booking service as this browser reaches it. `send` stands in for the browser's own fetch. */
export function browserApi(send: typeof fetch = (...request) => fetch(...request)): Api {
  const { apiBase, branchId, tokenSalt, analytics } = siteConfig();
  const api = createApiClient({
    base: apiBase,
    branchId,
    // The signature's arithmetic is loaded with the first call: no page needs it to be looked at.
    sign: async () => {
      const { signEnvelope } = await import('./signing.ts');
      return signEnvelope(tokenSalt, clientId(), sessionId(), Math.floor(serverNow().getTime() / 1000));
    },
    bearer,
    renew,
    logInAgain,
    fetch: send,
  });
  return analytics ? telling(api) : api;
}

/** The same, where a script of others may want to hear what calls have done. */
function telling(api: Api): Api {
  return {
    ...api,
    async call<Answer>(...wish: Parameters<Api['call']>): Promise<Answer> {
      const answer = await api.call<Answer>(...wish);
      void import('./tell-of-call.ts').then(
        ({ tellOfCall }) => tellOfCall(wish[0], answer),
        () => {},
      );
      return answer;
    },
  };
}
