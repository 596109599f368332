import { reauthenticate } from '../session/reauthenticate.ts';
import { getAccessToken, renewAccessToken } from '../session/session.ts';
import { getSiteConfig } from '../site/site-config.ts';
import type { Api } from './api.ts';
import { createApiClient } from './api-client.ts';
import { getClientId, getSessionId } from './client-and-session-ids.ts';
import { getServerTime } from './server-clock.ts';

/** Creates the API client of this browser. `send` replaces the browser's fetch. */
export function browserApi(send: typeof fetch = (...request) => fetch(...request)): Api {
  const { apiBase, branchId, tokenSalt, analytics } = getSiteConfig();
  const api = createApiClient({
    base: apiBase,
    branchId,
    // Imported with the first call, so that it doesn't delay the first render.
    sign: async () => {
      const { signEnvelope } = await import('./sign-envelope.ts');
      return signEnvelope(
        tokenSalt,
        getClientId(),
        getSessionId(),
        Math.floor(getServerTime().getTime() / 1000),
      );
    },
    getAccessToken,
    renew: renewAccessToken,
    reauthenticate,
    fetch: send,
  });
  return analytics ? withAnalytics(api) : api;
}

/** Wraps the API so that successful calls are reported to the analytics script. */
function withAnalytics(api: Api): Api {
  return {
    ...api,
    async call<ResponseBody>(...args: Parameters<Api['call']>): Promise<ResponseBody> {
      const response = await api.call<ResponseBody>(...args);
      void import('../analytics/report-analytics-event.ts').then(
        ({ reportAnalyticsEvent: reportCall }) => reportCall(args[0], response),
        () => {},
      );
      return response;
    },
  };
}
