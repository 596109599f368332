import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expectClickToChange, waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';
import { logInAs } from './journeys/staff-login.ts';

test('FAQ: chips, search, Clear, one open question at a time, and a vote that can be withdrawn @phone @nightly', async ({
  page,
}) => {
  const faq = new FaqPage(page);
  await page.goto('/faq');
  await waitUntilHydrated(faq.search);
  await expect(faq.status).toHaveText(/^\d+ answers$/);
  await expectPageQuality(page);

  await faq.question('What should I bring').click();
  await faq.question('How early should I arrive').click();
  await expect(faq.open).toHaveCount(1);
  await expect(faq.open).toContainText('Come 10 minutes early');
  await faq.question('How early should I arrive').click();
  await expect(faq.open).toHaveCount(0);

  await faq.question('How early should I arrive').click();
  await expectClickToChange(faq.topic('Policies'), faq.list);
  await expect(faq.open).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq\?topic=policies$/);

  await faq.question('What happens if I’m late').click();
  await faq.search.pressSequentially('dóor');
  await expect(faq.open).toHaveCount(0);
  await expect(faq.status).toContainText('answers for ‘dóor’');
  await expect(page).toHaveURL(/\?topic=policies&q=/);
  await faq.question('How early should I arrive').click();
  await expect(faq.open.locator('mark')).toHaveText(['door']);
  await expectPageQuality(page);
  await page.reload();
  await expect(faq.status).toContainText('answers for ‘dóor’');
  await waitUntilHydrated(faq.search);

  await faq.search.fill('grip socks');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(faq.status).toHaveText('No answers for ‘grip socks’');
  await page.getByRole('link', { name: /^Search all topics/ }).click();
  await expect(faq.topic('General')).toBeChecked();
  await expect(faq.question('Do I need grip socks')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(faq.search).toBeFocused();
  await expect(faq.search).toHaveValue('');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(faq.status).toHaveText(/^\d+ answers$/);

  await faq.search.fill('late');
  await expect(faq.list.locator('summary').first()).toContainText('late');
  await expect(faq.list.locator('mark').filter({ hasNotText: /^late/i })).toHaveCount(0);
  await faq.search.press('Enter');
  await expect(page).toHaveURL(/\/faq\?q=late$/);
  await page.getByRole('button', { name: 'Clear' }).click();

  await faq.question('How long is a class').click();
  await faq.open.getByRole('button', { name: 'Yes' }).click();
  await expect(faq.open.getByRole('status')).toContainText('Thanks for letting us know.');
  await expectPageQuality(page);
  await page.reload();
  await waitUntilHydrated(faq.search);
  await faq.question('How long is a class').click();
  await expect(faq.open.getByRole('status')).toContainText('Thanks for letting us know.');
  await faq.open.getByRole('button', { name: 'Undo' }).click();
  await expect(faq.open.getByRole('button', { name: 'Yes' })).toBeFocused();
});

for (const [url, tag] of [
  ['/faq#100%', ' @nightly'],
  ['/faq#%E0', ' @nightly'],
  [`/faq?q=${'late '.repeat(100)}`, ''],
] as const)
  test(`FAQ: ${url.slice(0, 20)} shows the answers${tag}`, async ({ page }) => {
    await page.goto(url);
    const faq = new FaqPage(page);
    await waitUntilHydrated(faq.search);
    await expect(faq.status).toHaveText(/^\d+ answers/);
  });

test('FAQ without scripts: search, subject, Clear, and opening one answer', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const faq = new FaqPage(page);
  await page.goto(`${url}/faq`);
  await faq.topic('Payments').check();
  await faq.search.fill('Refund');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(faq.status).toContainText('for ‘Refund’');
  await expect(faq.topic('Payments')).toBeChecked();
  await faq.question('When does a refund arrive').click();
  await expect(faq.open).toContainText('5 to 10 days');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(faq.status).toHaveText(/^\d+ answers$/);
  await context.close();
});

test('FAQ: rules, contact options and recommended class follow the subject and the catalogue @nightly', async ({
  page,
}) => {
  await page.goto('/faq?topic=pregnancy');
  const rules = page.getByRole('region', { name: 'Four rules to know' });
  await expect(rules.getByRole('listitem')).toContainText(['24hours', '10minutes', '6months', '0minutes']);
  const support = page.getByRole('region', { name: 'Still have a question?' });
  await expect(support.getByRole('link')).toHaveText(['Live chat', 'Contact us', /@/, /^\+44/]);
  const recommended = page.getByRole('region', { name: 'Prenatal Mat Pilates' });
  await expect(recommended.getByRole('link', { name: /Starter Pack/ })).toContainText('£35');
  const structuredData = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(structuredData).toContain('FAQPage');
  expect(structuredData).not.toContain('What is a reformer?');

  await page.goto('/faq#freeze-membership');
  await expect(new FaqPage(page).open).toContainText('once every six months');
});

test('about: the team can be dragged, stepped through, and reached by keys and by its fragment @nightly', async ({
  page,
}) => {
  await logInAs(page, 'staff', '/about#instructors');
  const team = page.getByRole('region', { name: 'Instructors' });
  const row = team.locator('.hide-scrollbar');
  const next = team.getByRole('button', { name: 'Next slide' });
  await expect(page.getByRole('heading', { name: 'Who teaches here' })).toBeInViewport();
  await waitUntilHydrated(next);
  await expectClickToChange(next, team);
  await expectScrolled(row, 'on');
  await team.getByRole('button', { name: 'Previous slide' }).click();
  await expectScrolled(row, 'back');
  // The button also works while the row is still scrolling.
  const previous = await team.getByRole('button', { name: 'Previous slide' }).elementHandle();
  await next.evaluate(async (button: HTMLElement, backButton) => {
    button.click();
    await new Promise(requestAnimationFrame);
    (backButton as HTMLElement).click();
  }, previous);
  await expect(row).not.toHaveAttribute('data-animating-scroll');
  await expectScrolled(row, 'back');
  await team.getByRole('link', { name: /^Slide 1/ }).press('ArrowRight');
  await expectScrolled(row, 'on');
  await team.getByRole('link', { name: /^Slide 2/ }).press('ArrowLeft');
  await expectScrolled(row, 'back');

  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (!box) throw new Error('The row has no place.');
  const y = Math.max(120, box.y + 40);
  await page.mouse.move(box.x + 800, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, y, { steps: 8 });
  await page.mouse.up();
  await expectScrolled(row, 'on');
  await expectPageQuality(page);
  await team.getByRole('link', { name: 'Classic Mat Pilates' }).first().click();
  await expect(page).toHaveURL(/\/timetable\?trainer=/);
});

test('eligibility: chips are links that filter the classes and show what covers them @phone @nightly', async ({
  page,
}) => {
  await page.goto('/eligibility');
  const classes = page.getByRole('region', { name: 'Classes', exact: true });
  const pregnant = page.getByRole('link', { name: 'I’m pregnant' });
  await waitUntilHydrated(pregnant);
  await expect(classes.getByRole('heading', { level: 4 })).toHaveCount(11);
  await expectPageQuality(page);
  await expectClickToChange(pregnant, classes);
  await expect(page).toHaveURL(/\/eligibility\?for=pregnant$/);
  await expect(classes.getByRole('heading', { level: 4 })).toHaveText([
    'Prenatal Reformer',
    'Prenatal Mat Pilates',
  ]);
  await expect(classes.getByRole('region', { name: 'Reformer' }).getByRole('link')).toContainText([
    'Reformer Pack of 10',
  ]);
  await page.reload();
  await expect(pregnant).toHaveAttribute('aria-current', 'true');
  await expect(classes.getByRole('heading', { level: 4 })).toHaveCount(2);
  await expectPageQuality(page);
});

test('the rooms page shows the capacities of the catalogue and opens the tour over the page @phone @nightly', async ({
  page,
}) => {
  await page.goto('/studio/environment');
  const rooms = page.getByRole('region', { name: 'The rooms' });
  await expect(rooms.getByRole('listitem')).toContainText([/Studio 1.*10reformers/, /Studio 2.*16mats/]);
  await expectPageQuality(page);
  const tour = page.getByRole('main').getByRole('link', { name: 'Book a tour' });
  await waitUntilHydrated(tour);
  await tour.click();
  await expect(page.getByRole('dialog', { name: 'Book a studio tour' })).toBeVisible();
});

for (const [path, title, section] of [
  ['/privacy', 'Privacy', 'Card payments'],
  ['/terms', 'Terms and conditions', 'Cancelling'],
] as const) {
  test(`${path}: the table of contents marks the current section @phone @nightly`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectPageQuality(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const folded = contents.getByText('On this page');
    if (await folded.isVisible()) await folded.click();
    const link = contents.getByRole('link', { name: section, exact: true });
    await waitUntilHydrated(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expectPageQuality(page);
  });
}

test('a blog placeholder shows its slug as plain text, whatever the URL contains @nightly', async ({
  page,
}) => {
  await page.goto('/blog/why-we-count-out-loud');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why we count out loud');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectPageQuality(page);
  await page.goto(`/blog/${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Img src x onerror alert 1');
  await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0);
  const nextLink = page.getByRole('main').getByRole('link', { name: 'See FAQ' });
  await waitUntilHydrated(nextLink);
  await nextLink.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Good to know' })).toBeVisible();
});

/** Page object of /faq. */
class FaqPage {
  private readonly page: Page;
  readonly search: Locator;
  readonly list: Locator;
  readonly status: Locator;
  /** Open answer. */
  readonly open: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('textbox', { name: 'Search questions and answers' });
    this.list = page.locator('section[aria-labelledby="answers"]');
    this.status = page.locator('#answers + [role=status]');
    this.open = page.locator('main details.accordion-row[open]');
  }

  topic(label: string): Locator {
    return this.page.getByRole('radio', { name: label });
  }

  question(text: string): Locator {
    return this.page.locator('main summary').filter({ hasText: text });
  }
}

/** Expects the row to show its first slide ('back') or a later one ('on'). */
async function expectScrolled(row: Locator, direction: 'on' | 'back'): Promise<void> {
  const scrollLeft = expect.poll(() => row.evaluate((element) => element.scrollLeft));
  await (direction === 'on' ? scrollLeft.toBeGreaterThan(100) : scrollLeft.toBeLessThan(5));
}

/** Expects no axe violations and no horizontal scrolling. */
async function expectPageQuality(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx).toBeLessThanOrEqual(0);
}
