import type { Locator } from '@playwright/test';
import { isCarouselPlaying } from './harness/is-carousel-playing.ts';
import { expect, test } from './journeys/journey.ts';

// Recording a trace would request every frame.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'no-preference' } });

test('the page is idle between two slides, and the next slide still appears @nightly', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What the studio offers' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const countStyleRecalcs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  // An animation would restyle in each frame: about sixty times a second.
  const measureOneSecond = async () => {
    const before = await countStyleRecalcs();
    await page.waitForTimeout(1000);
    return (await countStyleRecalcs()) - before;
  };
  await expect.poll(measureOneSecond, 'styles worked out in a second').toBeLessThan(15);
  const next = hero.getByRole('heading', { name: 'Ten beds. You will be seen' });
  await expect(next).toBeVisible({ timeout: 15_000 });
  await expect(hero.getByRole('heading', { name: 'A room full of daylight' })).toBeHidden();
});

test('slides stay paused until the page has loaded, so that no frame delays its layout @nightly', async ({
  page,
}) => {
  let releaseImages = () => {};
  const imagesReleased = new Promise<void>((resolve) => {
    releaseImages = resolve;
  });
  // Hides the resting mouse, which would start the scripts, and with them the slides, at once.
  await page.addInitScript(() => {
    for (const eventName of ['pointerover', 'pointermove', 'scroll'])
      addEventListener(eventName, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  // The load event waits for the pictures.
  await page.route(/\.(avif|webp)/, async (route) => {
    await imagesReleased;
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
  releaseImages();
  await expect.poll(states).toContain('running');
  await expect.poll(() => states()).not.toContain('paused');
});

for (const [path, label] of [
  ['/', 'What the studio offers'],
  ['/classes', 'What’s on'],
] as const)
  test(`the hero of ${path} pauses while the pointer is on it and resumes afterwards @nightly`, async ({
    page,
  }) => {
    await page.goto(path);
    const hero = page.getByRole('region', { name: label });
    await expect.poll(() => isCarouselPlaying(page)).toBe(true);
    await hero.hover();
    await expect.poll(() => isCarouselPlaying(page)).toBe(false);
    await page.getByRole('banner').hover();
    await expect.poll(() => isCarouselPlaying(page)).toBe(true);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero pauses while the focus is within it @nightly', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What the studio offers' });
    await expect.poll(() => isCarouselPlaying(page)).toBe(true);
    await hero.getByRole('link', { name: 'Book a tour' }).focus();
    await expect.poll(() => isCarouselPlaying(page)).toBe(false);
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect.poll(() => isCarouselPlaying(page)).toBe(true);
  });
});

test('a transition that the pointer pauses halfway ends with one slide @nightly', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What the studio offers' });
  await expect.poll(() => isCarouselPlaying(page)).toBe(true);
  await hero.hover();
  await expect.poll(() => isCarouselPlaying(page)).toBe(false);
  // Moves to 300 ms of the 700 ms during which the second slide appears (ui/build-fading-style.ts).
  await hero.evaluate((slides) => {
    for (const animation of slides.getAnimations({ subtree: true }))
      if (animation instanceof CSSAnimation && !animation.animationName.startsWith('turn'))
        animation.currentTime = 7600;
  });
  const [first, second] = ['A room full of daylight', 'Ten beds. You will be seen'].map((name) =>
    hero.getByRole('heading', { name }),
  ) as [Locator, Locator];
  await expect(second).toBeVisible();
  await page.clock.runFor(1500);
  await expect(first).toBeVisible();
  await page.getByRole('banner').hover();
  await expect.poll(() => isCarouselPlaying(page)).toBe(true);
  await expect(first).toBeHidden({ timeout: 5000 });
  await expect(second).toBeVisible();
});
