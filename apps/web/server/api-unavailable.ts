import type { RenderedPage } from './render-page.ts';

type CallApi = (path: string, body: unknown) => Promise<unknown>;

/** When to come back, in seconds. */
const comeBackSeconds = '5';

/** The booking service for one rendering, and whether it has said meanwhile that it cannot answer for now. */
export function trackApiAvailability(callApi: CallApi): { callApi: CallApi; wasAway(): boolean } {
  let away = false;
  return {
    callApi: async (path, body) => {
      const answer = await callApi(path, body);
      if ((answer as { code?: unknown } | null)?.code === 'unavailable') away = true;
      return answer;
    },
    wasAway: () => away,
  };
}

/**
 * What was rendered without the service, whatever it could show: sent as what it is, so that nobody keeps it, neither our
 * own memory of pages nor a search engine. Where a visitor is sent on, they go.
 */
export function toUncacheablePage(page: RenderedPage): RenderedPage {
  if (page.status >= 300 && page.status < 400) return page;
  return { ...page, status: 503, headers: [...page.headers, ['retry-after', comeBackSeconds]] };
}
