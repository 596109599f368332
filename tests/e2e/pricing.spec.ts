import type { Locator, Page } from '@playwright/test';
import { delayRequests } from './harness/delay-requests.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';

/** Narrowest phone width in use. */
const narrowest = 360;

/** Gap below the fixed header. */
const gapPx = 8;

const helperAnswers = [
  {
    often: '1×',
    title: 'Drop-in',
    says: 'Yoga £12, Mat £15, Reformer £20 / class',
    leadsTo: '/timetable?pricing=dropin',
  },
  {
    often: '2×',
    title: 'Class Pack of 10',
    says: '£22 / class, more than a drop-in',
    leadsTo: '/pricing#packs',
  },
  {
    often: '3× or more',
    title: 'Flow Anytime Unlimited',
    says: 'About £11.54 / class',
    leadsTo: '/pricing#memberships',
  },
] as const;

test('the helper recommends by classes a week, shows what costs more, and links there @phone @nightly', async ({
  page,
}) => {
  await page.goto('/pricing');
  const announcement = page.getByRole('status').filter({ hasText: '£' });
  await waitUntilHydrated(getFrequencyOption(page, '1×'));
  const height = await getRecommendation(page).evaluate((card) => card.clientHeight);
  for (const { often: name, title, says, leadsTo } of helperAnswers) {
    await getFrequencyOption(page, name).check();
    await expect(getRecommendation(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(getRecommendation(page).getByText(says).first()).toBeVisible();
    await expect(announcement).toContainText(title);
    const link = getRecommendation(page).getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', leadsTo);
    await expect.poll(() => getRecommendation(page).evaluate((card) => card.clientHeight)).toBe(height);
  }
});

test('the helper works without scripts and keeps a choice made before they load @nightly', async ({
  browser,
  page,
  url,
}) => {
  const noScriptPage = await browser.newPage({ javaScriptEnabled: false });
  await noScriptPage.goto(`${url}/pricing`);
  await getFrequencyOption(noScriptPage, '2×').check();
  await expect(noScriptPage.getByRole('heading', { level: 2, name: 'Class Pack of 10' })).toBeVisible();
  await expect(noScriptPage.getByRole('heading', { level: 2, name: 'Flow Anytime Unlimited' })).toBeHidden();
  await noScriptPage.close();

  const release = await delayRequests(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await getFrequencyOption(page, '2×').check();
  release();
  await waitUntilHydrated(getFrequencyOption(page, '2×'));
  await expect(getFrequencyOption(page, '2×')).toBeChecked();
  await expect(page.getByRole('heading', { level: 2, name: 'Class Pack of 10' })).toBeVisible();
});

const fragments = [
  ['dropin', 'Drop-in'],
  ['packs', 'Packs'],
  ['starter-yoga', 'Packs'],
  ['memberships', 'Memberships'],
  ['off-peak-yoga', 'Memberships'],
  ['unlimited-yoga', 'Memberships'],
  ['packages-eligibility', 'What’s covered'],
  ['one-to-one', '1:1 sessions'],
  ['gift-cards', 'Gift cards'],
] as const;

test('every fragment scrolls below the header, takes the focus and is current in the navigation @phone @nightly', async ({
  page,
}) => {
  for (const [fragment, name] of fragments) {
    await page.goto(`/pricing#${fragment}`);
    const target = page.locator(`#${fragment}`);
    await expect(target).toBeFocused();
    await expectBelowHeader(page, target);
    await expect(navigation(page).locator('[aria-current]')).toHaveText(name);
    await page.goto('about:blank');
  }
});

test('a fragment link scrolls smoothly from the current position, also twice @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/pricing');
  const link = navigation(page).getByRole('link', { name: '1:1 sessions' });
  await waitUntilHydrated(link);
  const target = page.locator('#one-to-one');
  for (const _ of ['once', 'again']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const positionCount = await countScrollPositions(page, () => link.click());
    expect(positionCount, 'it does not jump').toBeGreaterThan(3);
    await expectBelowHeader(page, target);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  // The URL changes first; the page and its scroll position follow in one frame.
  await expect(page.getByRole('heading', { level: 1, name: 'Good to know' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY), 'the next page begins at its top, at once').toBe(0);
});

test('the whole page passes axe and fits, and the table is a list on phones @phone-first', async ({
  page,
  isMobile,
}) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible();
  const coverage = page.getByRole('region', { name: 'What’s covered' });
  await coverage.scrollIntoViewIfNeeded();
  await expect(coverage.getByRole('table')).toBeVisible({ visible: !isMobile });
  await expect(coverage.getByRole('list')).toBeVisible({ visible: isMobile });
  if (isMobile) {
    const line = coverage.getByRole('listitem').filter({ hasText: 'Reformer Flex 4 and 8' });
    await expect(line).toContainText('Reformer, 10% off Mat and Yoga');
    await expect(line).toContainText('Any time · Monthly');
  } else {
    const row = coverage.getByRole('row', { name: /Flow Off-peak Unlimited/ });
    await expect(row).toContainText('Weekdays before 16:00');
    await expect(row.getByText('Yes')).toHaveCount(2);
  }
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: narrowest, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(narrowest);
});

test('promoted sessions show date and seats; one-to-ones link to a prefilled message, newcomers to sign-up @nightly', async ({
  page,
}) => {
  await page.goto('/pricing');
  const event = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Sound Healing' }) });
  // Accepts any weekday, because other journeys add Sound Healing classes before the one on Saturday.
  await expect(event).toContainText(/\w+day \d+ \w+, \d\d:\d\d\./);
  await expect(event).toContainText(/\d+ seats? left|Full/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    '/signup',
  );
  await page.getByRole('link', { name: 'Enquire: 1:1 with Ines Duarte' }).click();
  await expect(page).toHaveURL(/\/contact\?topic=1-1&with=ines-duarte$/);
});

test('an unknown product shows an error and links to the prices @nightly', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const response = await page.goto('/checkout?product=golden-pack');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that product' })).toBeVisible();
  await page.getByRole('link', { name: 'See pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible();
});

function getFrequencyOption(page: Page, name: string): Locator {
  return page
    .getByRole('group', { name: 'How many times a week will you come?' })
    .getByLabel(name, { exact: true });
}

/** Card around the question, with the shown answer. */
function getRecommendation(page: Page): Locator {
  return page.getByRole('group', { name: 'How many times a week will you come?' }).locator('..');
}

function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Prices on this page' });
}

/** Expects the target to be 8 px below the header, once both have stopped moving. */
async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const header = await page
        .getByRole('banner')
        .evaluate((element) => element.getBoundingClientRect().bottom);
      return Math.round((await target.evaluate((element) => element.getBoundingClientRect().top)) - header);
    })
    .toBe(gapPx);
}

/** Counts the scroll positions during an action. */
async function countScrollPositions(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(async () => {
    // An earlier scroll ends within a frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const places = new Set<number>();
    const { dataset } = document.documentElement;
    delete dataset.scrolled;
    addEventListener('scroll', () => {
      places.add(Math.round(scrollY));
      dataset.places = String(places.size);
    });
    addEventListener(
      'scrollend',
      () => {
        dataset.scrolled = '';
      },
      { once: true },
    );
  });
  await act();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  return Number(await page.evaluate(() => document.documentElement.dataset.places));
}
