import { listClassPages } from '@studio/content/class-pages';
import { classTypes } from '@studio/content/class-types';
import { classesDefaults } from '@studio/content/site-copy/classes';
import { homeDefaults } from '@studio/content/site-copy/home';
import { paths } from '@studio/contracts/paths';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expectClickToChange, waitUntilHydrated } from './harness/expect-state-change.ts';
import { isCarouselPlaying } from './harness/is-carousel-playing.ts';
import { expect, test } from './journeys/journey.ts';
import { TourWizardPage } from './journeys/tour-wizard-page.ts';

const sections = [
  homeDefaults.classes.heading,
  'Not sure where to start?',
  'Experience Tranquility',
  'The Movement',
  'Book a studio tour',
  'A note from the founder',
  homeDefaults.questions.heading,
  'Where we are',
];

test('the hero advances by itself until a slide is chosen, and can be paused and played @nightly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What the studio offers' });
  await expect(hero.getByRole('heading', { name: 'A room full of daylight' })).toBeVisible();
  await expect(hero.getByRole('heading', { name: 'One breath, one movement' })).toBeHidden();
  await expect.poll(() => isCarouselPlaying(page), 'they begin when the page stands').toBe(true);

  const pause = hero.getByLabel('Pause slides');
  const play = hero.getByRole('button', { name: 'Play slides' });
  await pause.click();
  await expect.poll(() => isCarouselPlaying(page)).toBe(false);
  // The click also loads the carousel's script, even if it came before hydration, and with it a play button.
  await play.click();
  await expect.poll(() => isCarouselPlaying(page)).toBe(true);

  await hero.getByLabel('Slide 3: One breath, one movement').focus();
  await page.keyboard.press('Space');
  await expect(hero.getByRole('heading', { name: 'One breath, one movement' })).toBeVisible();
  await expect(hero.getByRole('heading', { name: 'A room full of daylight' })).toBeHidden();
  await expect.poll(() => isCarouselPlaying(page), 'the choice ends the autoplay').toBe(false);
  await expect(hero.getByRole('link', { name: 'Book yoga' })).toHaveAttribute('href', /activity=yoga/);

  const socials = hero.getByRole('listitem').getByRole('link');
  await expect(socials).toHaveCount(7);
  for (const link of await socials.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('the hero shows the social links on phones, each opening a new tab @phone-only @nightly', async ({
  page,
}) => {
  await page.goto('/');
  const socials = page
    .getByRole('region', { name: 'What the studio offers' })
    .getByRole('listitem')
    .getByRole('link');
  await expect(socials).toHaveCount(7);
  for (const link of await socials.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a Core Classes card links to its class, and its badge to the membership @nightly', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: homeDefaults.classes.heading });
  for (const { path, card: copy } of listClassPages(classesDefaults, classTypes)) {
    const card = section.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(card).toContainText(copy.note);
    await expect(card).toContainText(`${copy.reviews} reviews`);
    await expect(card).toContainText(/£\d+ ?\/ ?session/);
  }
  const mat = section.getByRole('article').filter({ hasText: 'Classic Mat Pilates' });
  const badge = mat.getByRole('link', { name: 'Included in Power Pilates' });
  await badge.scrollIntoViewIfNeeded();
  // A click anywhere on the card follows its link.
  await mat.getByText('50 min').click({ force: true });
  await expect(page).toHaveURL(/\/classes\/mat-pilates$/);
  await page.goBack();
  await badge.click();
  await expect(page).toHaveURL(/\/pricing#unlimited-yoga$/);
});

test('quiz, questions and tour hydrate when they are used @phone-first', async ({ page }) => {
  await page.goto('/');
  const quiz = page.getByRole('region', { name: 'Not sure where to start?' });
  await quiz.scrollIntoViewIfNeeded();
  await expectClickToChange(quiz.getByLabel('Intermediate'), quiz);

  const questions = page.getByRole('region', { name: homeDefaults.questions.heading });
  await questions.getByText('What should I bring').click();
  await expect(questions.locator('details[open]')).toHaveCount(1);
  await questions.getByText('How early should I arrive?').click();
  await expect(questions.locator('details[open]')).toHaveCount(1);
  await expect(questions.locator('details[open]')).toContainText('10 minutes early');

  const section = page.getByRole('region', { name: 'Studio tour' });
  const wizard = new TourWizardPage(page, section);
  await section.scrollIntoViewIfNeeded();
  await expect(wizard.next).toBeDisabled();
  await wizard.days.first().click();
  await expect(wizard.next).toBeEnabled();
  await expectNoAxeViolations(page);
});

test('a link that opens a dialog leads to its page when its script does not load @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/home-hero-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await waitUntilHydrated(page.getByRole('contentinfo'));
  await page.getByRole('link', { name: 'Book a tour' }).first().click();
  await expect(page).toHaveURL(/\/tour$/);
});

test('the next classes are refreshed while the page is open, and stay when that fails @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await waitUntilHydrated(page.getByRole('contentinfo'));
  const firstClass = page.locator('#today').locator('xpath=ancestor::section').getByRole('listitem').first();
  const time = await firstClass.getByText(/^\d\d:\d\d$/).textContent();
  const refreshRequest = page.waitForRequest(`**/api${paths.availability}`);
  await page.route(`**/api${paths.availability}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const slot of body.slots) slot.capacityLeft = 1;
    await route.fulfill({ response, json: body });
  });
  await page.clock.runFor(61_000);
  await refreshRequest;
  await expect(firstClass).toContainText('1 left');
  await page.route(`**/api${paths.availability}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.clock.runFor(61_000);
  await failed;
  await expect(firstClass).toContainText(time ?? 'a time');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete: every section, slides, questions and next steps', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Miles Street Pilates & Yoga, Vauxhall');
    for (const name of sections) await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map: Miles Street/ })).toBeVisible();
    await page.getByLabel('Slide 2: Ten beds. You will be seen').check({ force: true });
    await expect(page.getByRole('heading', { name: 'Ten beds. You will be seen' })).toBeVisible();
    const questions = page.getByRole('region', { name: homeDefaults.questions.heading });
    await questions.getByText('Can I come while I’m pregnant?').click();
    await expect(questions.locator('details[open]')).toHaveCount(1);
    await page.getByLabel('Slide 1: A room full of daylight').check({ force: true });
    await page
      .getByRole('region', { name: 'What the studio offers' })
      .getByRole('link', { name: 'Book a tour' })
      .click();
    await expect(page).toHaveURL(/\/tour$/);
  });
});
