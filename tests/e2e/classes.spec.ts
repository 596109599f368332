import type { Page } from '@playwright/test';
import type { ClassSlot } from '@studio/contracts/timetable';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import {
  expectClickToChange,
  expectClientNavigation,
  refocusUntil,
  waitUntilHydrated,
} from './harness/expect-state-change.ts';
import { listClassesOn } from './journeys/find-class.ts';
import { expect, test } from './journeys/journey.ts';
import { holdPlaces } from './journeys/other-browsers.ts';

const pages = [
  '/classes/reformer',
  '/classes/mat-pilates',
  '/classes/yoga/vinyasa',
  '/classes/yoga/restorative',
];

/** The radio button is covered by its label, so the click needs force. */
const forceClick = { force: true };

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the page shows promotions, three classes, how to join and answers, with a link on every card @phone', async ({
  page,
}) => {
  await page.goto('/classes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classes');
  const promos = page.getByRole('region', { name: 'What’s on' });
  const bars = promos.getByRole('radio');
  // Choosing a slide stops the autoplay, so the slide stays while it's checked.
  await bars.nth(0).check(forceClick);
  await expect(promos.getByText(/\d+ seats? left|No seats left/)).toBeVisible();
  await expectNoAxeViolations(page);
  await bars.nth(1).check(forceClick);
  await expect(promos.getByRole('link', { name: 'Tell me when it starts' })).toHaveAttribute(
    'href',
    '/contact?topic=taichi',
  );
  for (const [name, to] of [
    ['Reformer', '/timetable?activity=reformer'],
    ['Mat Pilates', '/timetable?activity=mat'],
    ['Yoga', '/timetable?activity=yoga'],
  ] as const) {
    await expect(page.getByRole('link', { name: `See today's timetable: ${name}` })).toHaveAttribute(
      'href',
      to,
    );
  }
  const joinSection = page.getByRole('region', { name: 'How to join a class' });
  await expect(joinSection.getByRole('link')).toHaveCount(3);
  await expect(joinSection.getByText(/£\d/)).toHaveCount(3);

  const questions = page.getByRole('region', { name: 'Before you come' });
  const [first, second] = [questions.locator('summary').nth(0), questions.locator('summary').nth(1)];
  await first.click();
  await second.click();
  await expect(questions.locator('details[open]')).toHaveCount(1);
  await expect.poll(() => measureOverflow(page)).toBeLessThanOrEqual(0);

  const learnMore = page.getByRole('link', { name: 'Learn more about Mat Pilates' });
  await learnMore.scrollIntoViewIfNeeded();
  await expectClientNavigation(learnMore, '/classes/mat-pilates');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic Mat Pilates');
});

for (const path of pages) {
  const tag = path === '/classes/reformer' ? '@phone-first' : '@phone @nightly';
  test(`${path} shows what the class is, what it costs and when it is next ${tag}`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    const panel = page.getByRole('region', { name: 'Price and availability' });
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expect(panel.getByRole('link', { name: /^Book / })).toHaveAttribute('href', /date=.*time=/);
    const bar = page.getByRole('complementary', { name: 'Book' });
    await expect(bar).toBeVisible({ visible: isMobile });
    const reviews = page.getByRole('tab', { name: /^Reviews/ });
    await reviews.scrollIntoViewIfNeeded();
    await expectClickToChange(reviews, page.getByRole('tabpanel'));
    await expect(page.getByRole('tabpanel').getByText('Sample', { exact: true }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await expect.poll(() => measureOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test('the mobile book bar ends where the footer begins and never covers the focused element @phone-only @nightly', async ({
  page,
}) => {
  await page.goto('/classes/reformer');
  const bar = page.getByRole('complementary', { name: 'Book' });
  const buy = page.getByRole('link', { name: 'Buy: Reformer Flex 8' });
  await buy.focus();
  const [above, below] = [await buy.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const end = await bar.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(/\/timetable\?.*date=/);
  await expect(page.locator('details[data-class-id][open] > summary')).toBeVisible();
});

test('each yoga style has a URL: switched without a page load, also by keyboard, and with Back @nightly', async ({
  page,
}) => {
  await page.goto('/classes/yoga');
  const title = page.getByRole('heading', { level: 1 });
  const styles = page.getByRole('navigation', { name: 'Class styles' });
  await expect(title).toHaveText('Vinyasa Yoga');
  await expectClientNavigation(styles.getByRole('link', { name: 'Yin' }), '/classes/yoga/restorative');
  await expect(title).toHaveText(/Restorative/);
  await expect(page.getByText('Sixty minutes')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Price and availability' }).getByRole('listitem').first(),
  ).toContainText('Yin');
  await expect(styles.getByRole('link', { name: 'Yin' })).toHaveAttribute('aria-current', 'page');
  await styles.getByRole('link', { name: 'Vinyasa' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/classes\/yoga\/vinyasa$/);
  await expect(title).toHaveText('Vinyasa Yoga');
  await page.goBack();
  await expect(title).toHaveText(/Restorative/);
});

test('the film loads on request and closes by Escape and by its button @nightly', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) films.push(request.url());
  });
  await page.goto('/classes/yoga/vinyasa');
  const preview = page.getByRole('group', { name: 'Class preview' });
  await preview.scrollIntoViewIfNeeded();
  const play = preview.getByRole('button', { name: 'Watch preview' });
  await waitUntilHydrated(play);
  expect(films).toEqual([]);
  await play.click();
  await expect(preview.locator('video')).toBeVisible();
  const close = preview.getByRole('button', { name: 'Close video' });
  await expect(close).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(preview.locator('video')).toHaveCount(0);
  await expect(play).toBeFocused();
  await play.click();
  await close.click();
  await expect(play).toBeFocused();
});

test('one instructor is open at a time, and the spotlight can be paused @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/classes/reformer');
  const instructors = page.getByRole('region', { name: 'Your instructors' });
  await instructors.scrollIntoViewIfNeeded();
  await expect(instructors.locator('details[open]')).toHaveCount(1);
  const links = instructors.getByRole('link', { name: /^See .+’s classes$/ });
  await expect(links).toHaveAttribute('href', /\/timetable\?trainerId=ines-duarte&filter=trainer/);
  await instructors.locator('summary').filter({ hasText: 'Mei Tanaka' }).click();
  await expect(instructors.locator('details[open]')).toHaveCount(1);
  const open = instructors.locator('details[open]');
  await expect(open.getByRole('link', { name: 'Ask about a 1:1' })).toHaveAttribute(
    'href',
    '/contact?topic=1-1&with=Mei+Tanaka',
  );

  const spotlight = page.getByRole('region', { name: 'Packs and memberships' });
  await spotlight.scrollIntoViewIfNeeded();
  await expectClickToChange(spotlight.getByRole('button', { name: 'Pause slides' }), spotlight);
  await expect(spotlight.getByRole('button', { name: 'Play slides' })).toBeVisible();
});

test('a place taken by another visitor disappears from the open page @nightly', async ({ page, studio }) => {
  await page.goto('/classes/reformer');
  const panel = page.getByRole('region', { name: 'Price and availability' });
  const book = panel.getByRole('link', { name: /^Book / });
  await waitUntilHydrated(book);
  const slot = await findSlot((await book.getAttribute('href')) ?? '', (date) => listClassesOn(studio, date));
  const row = panel
    .getByRole('listitem')
    .filter({ hasText: slot.dateStart.slice(11) })
    .first();
  const before = (await row.textContent()) ?? '';
  const top = await row.boundingBox();
  await holdPlaces(studio, slot);
  await refocusUntil(page, () => expect(row).not.toHaveText(before, { timeout: 1000 }));
  await expect(row).toContainText(new RegExp(`${slot.capacityLeft - 1} (place|left)|Full`));
  await expect.poll(() => row.boundingBox()).toEqual(top);
});

test('URLs of unknown classes redirect to existing pages @nightly', async ({ page }) => {
  for (const [requestedPath, found] of [
    ['/classes/barre', '/classes'],
    ['/classes/yoga/hot', '/classes/yoga'],
    ['/classes/reformer/fast', '/classes/reformer'],
  ] as const) {
    await page.goto(requestedPath);
    expect(new URL(page.url()).pathname).toBe(found);
  }
});

/** Returns the class that a timetable link opens. */
async function findSlot(href: string, classes: (date: string) => Promise<ClassSlot[]>): Promise<ClassSlot> {
  const { searchParams } = new URL(href, 'http://studio');
  const [date, time] = [searchParams.get('date') ?? '', searchParams.get('time')];
  const found = (await classes(date)).find(
    ({ dateStart, activityType }) =>
      dateStart === `${date}#${time}` && activityType === searchParams.get('activity'),
  );
  if (!found) throw new Error(`No class stands behind ${href}.`);
  return found;
}
