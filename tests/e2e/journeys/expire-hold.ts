import { expect, type Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { createCaller } from '../../races/harness/api-client.ts';

/**
 * Ends the hold of the open checkout, on the server and then on the page, and waits until the page says so. The page's
 * clock must be installed. Afterwards it's ahead of the server's, which rejects the next call once (403) and returns
 * the time.
 */
export async function expireHold(page: Page, url: string): Promise<void> {
  const holdId = new URL(page.url()).searchParams.get('hold');
  const clientId = await page.evaluate(() => localStorage.getItem('iss_clientId') ?? '');
  const { body } = await createCaller(url, { clientId }).call(paths.release, { holdId });
  expect(body).toMatchObject({ ok: true, released: true });
  const ended = page.getByRole('region', { name: 'Your hold' }).getByText('Your hold has expired');
  // A call that is due, such as an event report, corrects the page's clock at once; then the time has to pass again.
  await expect(async () => {
    // An opened payment extends the hold, up to twenty minutes in all.
    await page.clock.fastForward('20:00');
    await expect(ended).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}
