import type { Api } from './api.ts';
import { createApiClient } from './api-client.ts';
import { getClientId, getSessionId } from './identifiers.ts';
import { getServerTime } from './server-clock.ts';
import { getAccessToken, renewAccessToken } from './session/access-token.ts';
import { reauthenticate } from './session/reauthenticate.ts';
import { getSiteConfig } from './site-config.ts';

/** The booking service as this browser reaches it. `send` stands in for the browser's own fetch. */
export function browserApi(send: typeof fetch = (...request) => fetch(...request)): Api {
  const { apiBase, branchId, tokenSalt, analytics } = getSiteConfig();
  const api = createApiClient({
    base: apiBase,
    branchId,
    // The signature's arithmetic is loaded with the first call: no page needs it to be looked at.
    sign: async () => {
      const { signEnvelope } = await import('./sign-envelope.ts');
      return signEnvelope(
        tokenSalt,
        getClientId(),
        getSessionId(),
        Math.floor(getServerTime().getTime() / 1000),
      );
    },
    bearer: getAccessToken,
    renew: renewAccessToken,
    logInAgain: reauthenticate,
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
      void import('./report-analytics-event.ts').then(
        ({ reportAnalyticsEvent: tellOfCall }) => tellOfCall(wish[0], answer),
        () => {},
      );
      return answer;
    },
  };
}
