import type { Page } from '@playwright/test';
import { apiBase, type paths } from '@studio/contracts/paths';

/** A call that answers what a test says instead of reaching the server. */
export interface Outage {
  /** From here on the server answers again. */
  end(): Promise<void>;
}

/** What the page gets instead: a body, or an empty answer with a status. */
export interface BrokenResponse {
  status?: number;
  body?: object;
}

/** Breaks one call of the booking service for this page. */
export async function breakCall(
  page: Page,
  call: (typeof paths)[keyof typeof paths],
  { status = 200, body }: BrokenResponse,
): Promise<Outage> {
  const address = `**${apiBase}${call}`;
  await page.route(address, (route) => route.fulfill({ status, ...(body ? { json: body } : {}) }));
  return { end: () => page.unroute(address) };
}
