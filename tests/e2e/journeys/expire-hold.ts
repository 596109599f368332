import { expect, type Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { createCaller } from '../../races/harness/api-client.ts';

/**
 * Ends the hold of the checkout that is open, on the server and then on the page, as its ten minutes would. The
 * page's clock has to be installed. It is then ahead of the server's, which refuses the next call once (403) and
 * says the time.
 */
export async function expireHold(page: Page, url: string): Promise<void> {
  const holdId = new URL(page.url()).searchParams.get('hold');
  const clientId = await page.evaluate(() => localStorage.getItem('iss_clientId') ?? '');
  const { body } = await createCaller(url, { clientId }).call(paths.release, { holdId });
  expect(body).toMatchObject({ ok: true, released: true });
  // A payment that was opened has made the hold longer, up to twenty minutes in all.
  await page.clock.fastForward('20:00');
}
