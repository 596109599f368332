import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expectClickToChange, waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './harness/studio.ts';

test('the style guide passes axe, fits, is marked noindex, and its components work @phone @nightly', async ({
  page,
}) => {
  await page.goto('/styleguide');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectNoAxeViolations(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

  await expectClickToChange(page.getByRole('tab', { name: /^Reviews/ }), page.getByRole('tabpanel'));
  await page.getByRole('radio', { name: 'Returning' }).click();
  await expect(page.getByRole('radio', { name: 'Returning' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'A beginner' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Show toast' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Promo code copied.' })).toBeVisible();

  const open = page.locator('details[open] summary').filter({ hasText: 'What should I bring' });
  await page.getByText('How early should I arrive?').click();
  await expect(open, 'one row is open at a time').toHaveCount(0);
  await page.getByText('How early should I arrive?').click();
  await expect(page.locator('#surfaces details[open]'), 'the open one closes').toHaveCount(0);
});

test('a carousel advances by itself, stops for good once it is used, and wraps around @nightly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/styleguide');
  const rooms = page.getByRole('region', { name: 'Rooms' });
  const pause = rooms.getByRole('button', { name: 'Pause slides' });
  await waitUntilHydrated(pause);
  await rooms.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 400);
  const current = rooms.locator('[aria-current]');
  await expect(current).toHaveAccessibleName(/^Slide 1/);
  await expect(current, 'after three seconds').toHaveAccessibleName(/^Slide 2/);

  await rooms.getByRole('link', { name: /^Slide 3/ }).click();
  await expect(current).toHaveAccessibleName(/^Slide 3/);
  await expect(rooms.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(current, 'from the last to the first').toHaveAccessibleName(/^Slide 1/);
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveAccessibleName(/^Slide 3/);
});

test('with reduced motion nothing moves by itself, and the bars still select slides @nightly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/styleguide');
  const hero = page.getByRole('region', { name: 'Hero slides' });
  await expect(hero.getByLabel('Pause slides')).toBeHidden();
  await hero.getByLabel('Slide 2: Ten beds. You will be seen').focus();
  await page.keyboard.press('Space');
  await expect(hero.getByText('Ten beds. You will be seen')).toBeVisible();
  await expect(hero.getByText('A room full of daylight')).toBeHidden();
});
