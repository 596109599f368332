import { expect, test } from './journeys/journey.ts';

// A recording asks for every frame.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'no-preference' } });

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

test('slides begin once the page stands: until then no frame is in the way of what is laid out', async ({
  page,
}) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  // Without the mouse that rests on the page: its scripts would start at once, and the slides with them.
  await page.addInitScript(() => {
    for (const touch of ['pointerover', 'pointermove', 'scroll'])
      addEventListener(touch, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  // The page is not loaded before its pictures are.
  await page.route(/\.(avif|webp)/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const hero = page.getByRole('region', { name: 'What the studio offers' });
  const states = () =>
    hero.evaluate((slides) =>
      slides
        .getAnimations({ subtree: true })
        .map((animation) => (animation instanceof CSSAnimation ? animation : null))
        .filter((animation) => animation && /^(fade|zoom|fill)/.test(animation.animationName))
        .map((animation) => animation?.playState),
    );
  await expect.poll(states).toContain('paused');
  await expect.poll(() => states()).not.toContain('running');
  send();
  await expect.poll(states).toContain('running');
  await expect.poll(() => states()).not.toContain('paused');
});
