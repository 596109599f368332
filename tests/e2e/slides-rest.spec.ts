import { expect, test } from './journeys/journey.ts';

// A recording asks for every frame.
test.use({ trace: 'off' });

test('between two slides the page has nothing to do, and the next one comes all the same', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What the studio offers' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const styled = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  // Each frame of a second would be one: some sixty.
  const inASecond = async () => {
    const before = await styled();
    await page.waitForTimeout(1000);
    return (await styled()) - before;
  };
  await expect.poll(inASecond, 'styles worked out in a second').toBeLessThan(15);
  const next = hero.getByRole('heading', { name: 'Ten beds. You will be seen' });
  await expect(next).toBeVisible({ timeout: 15_000 });
  await expect(hero.getByRole('heading', { name: 'A room full of daylight' })).toBeHidden();
});
