import type { Page } from '@playwright/test';
import { apiBase, type paths } from '@studio/contracts/paths';

/** Call with a stubbed response. */
export interface Outage {
  /** Restores the server's responses. */
  end(): Promise<void>;
}

/** Stubbed response: a body, or an empty response with a status. */
export interface BrokenResponse {
  status?: number;
  body?: object;
}

/** Stubs one call of the booking service for this page. */
export async function breakCall(
  page: Page,
  call: (typeof paths)[keyof typeof paths],
  { status = 200, body }: BrokenResponse,
): Promise<Outage> {
  const urlPattern = `**${apiBase}${call}`;
  await page.route(urlPattern, (route) => route.fulfill({ status, ...(body ? { json: body } : {}) }));
  return { end: () => page.unroute(urlPattern) };
}
