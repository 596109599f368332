import type { RenderedPage } from './render-page.ts';

type CallApi = (path: string, body: unknown) => Promise<unknown>;

/** Value of the Retry-After header, in seconds. */
const retryAfterSeconds = '5';

/**
 * Wraps the booking API for one rendering. `wasUnavailable` returns whether the API reported that it is unavailable.
 */
export function trackApiAvailability(callApi: CallApi): { callApi: CallApi; wasUnavailable(): boolean } {
  let isUnavailable = false;
  return {
    callApi: async (path, body) => {
      const response = await callApi(path, body);
      if ((response as { code?: unknown } | null)?.code === 'unavailable') isUnavailable = true;
      return response;
    },
    wasUnavailable: () => isUnavailable,
  };
}

/**
 * Converts a page that was rendered without the API into a 503 response, so that neither the page cache nor
 * search engines store it. Redirects stay.
 */
export function toServiceUnavailablePage(page: RenderedPage): RenderedPage {
  if (page.status >= 300 && page.status < 400) return page;
  return { ...page, status: 503, headers: [...page.headers, ['retry-after', retryAfterSeconds]] };
}
