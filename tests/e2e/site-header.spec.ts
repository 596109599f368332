import type { Page } from '@playwright/test';
import { delayRequests } from './harness/delay-requests.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expectClientNavigation, waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './harness/studio.ts';

const widths = [360, 390, 768, 769, 820, 960, 961, 1024, 1180, 1440, 1920];

test('a menu opened before hydration stays open', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Classes' }).click();
  await waitUntilHydrated(page.getByRole('contentinfo'));
  await expect(page.getByRole('banner').getByRole('link', { name: /^Yoga/ })).toBeVisible();
});

test('a tap before hydration opens the menu at once, and React sees it afterwards @phone-only', async ({
  page,
}) => {
  const release = await delayRequests(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.waitFor();
  // React listens at the document too. An event that it sees makes it hydrate the whole page before the next paint.
  await page.evaluate(() =>
    document.addEventListener('pointerdown', () => {
      document.body.dataset.seen = '';
    }),
  );
  await menu.tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('body[data-seen]')).toHaveCount(0);
  release();
  await expect(page.locator('body[data-seen]')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Classes opens under its button and closes with Escape @nightly', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Classes' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Yoga/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Yoga/ })).toBeHidden();
  });

  test('the phone menu opens, folds its classes, closes and navigates', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Overview' })).toBeVisible();
    await menu.getByText('Classes', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Overview' })).toBeHidden();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });
});

test('Classes works by keyboard and on hover @nightly', async ({ page }) => {
  await page.goto('/faq');
  const button = page.getByRole('button', { name: 'Classes' });
  const banner = page.getByRole('banner');
  await waitUntilHydrated(button);

  await button.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(banner.getByRole('link', { name: 'Reformer' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('End');
  await expect(banner.getByRole('link', { name: 'All classes' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(banner.getByRole('link', { name: /^Yoga/ })).toBeHidden();

  await page.mouse.move(700, 600);
  await button.hover();
  await banner.getByRole('link', { name: /^Yoga/ }).hover();
  await page.mouse.move(700, 800);
  await expect(banner.getByRole('link', { name: /^Yoga/ })).toBeHidden();

  await button.click();
  await banner.getByRole('link', { name: /^Yoga/ }).click();
  await expect(page).toHaveURL(/\/classes\/yoga$/);
  await expect(banner.getByRole('link', { name: /^Yoga/ })).toBeHidden();
});

test('the header shrinks above 80 px and grows below 40; on a phone it has one height @phone @nightly', async ({
  page,
}) => {
  await page.goto('/faq');
  await waitUntilHydrated(page.getByRole('button', { name: 'Classes', includeHidden: true }).first());
  const isPhone = (page.viewportSize()?.width ?? 0) <= 768;
  const [full, shrunk] = isPhone ? [72, 72] : [96, 64];
  for (const [scroll, height] of [
    [80, full],
    [81, shrunk],
    [41, shrunk],
    [39, full],
  ] as const) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), scroll);
    await expect.poll(() => headerHeight(page), `after scrolling to ${scroll}`).toBe(height);
  }
});

test('over a hero image the header takes no space and is transparent until the page scrolls @phone @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('header[data-over-picture]')).toBeVisible();
  await expect.poll(() => page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);
  await waitUntilHydrated(page.getByRole('button', { name: 'Classes', includeHidden: true }).first());
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect(page.locator('header[data-over-picture]')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('header[data-over-picture]')).toBeVisible();
});

test('header and footer fit at every width @nightly', async ({ page }) => {
  await page.goto('/terms');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { overflowPx, gap } = await page.evaluate(() => {
      const nav = document.querySelector('header nav')?.getBoundingClientRect();
      const book = document.querySelector('.header-button')?.getBoundingClientRect();
      return {
        overflowPx: document.documentElement.scrollWidth - innerWidth,
        gap: nav?.width && book ? book.left - nav.right : 24,
      };
    });
    expect(overflowPx, `sideways at ${width}`).toBeLessThanOrEqual(0);
    expect(gap, `between navigation and button at ${width}`).toBeGreaterThanOrEqual(16);
  }
});

test('every footer link works, social links open new tabs, and the year is current @phone @nightly', async ({
  page,
  request,
}) => {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  await expectNoAxeViolations(page);
  await expect(footer.getByRole('heading', { name: /^\d+% off your first class pack/ })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()} `);
  const links = await footer.getByRole('link').evaluateAll((anchors) =>
    anchors.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );
  const externalLinks = links.filter(({ href }) => href.startsWith('http'));
  expect(externalLinks).toHaveLength(7);
  for (const link of externalLinks) expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
  const internalPaths = [...new Set(links.map(({ href }) => href).filter((href) => href.startsWith('/')))];
  expect(internalPaths.length).toBeGreaterThan(15);
  for (const path of internalPaths) expect((await request.get(path)).status(), path).toBe(200);
});

test('a footer link navigates without a page load, and what was typed into the footer form stays', async ({
  page,
}) => {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  const box = footer.getByRole('textbox', { name: 'Email' });
  await box.fill('anna@example.com');
  await waitUntilFormHydrated(page);
  await expect(box).toHaveValue('anna@example.com');
  await expect(box).toHaveCount(1);
  await expectClientNavigation(footer.getByRole('link', { name: 'Contact' }), '/contact');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
});

test('when the timetable skeleton fails to load, the page stays until the timetable arrives @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const skeletonScript = /timetable-skeleton-.*\.js$/;
  await page.route(skeletonScript, (route) => route.abort());
  // An idle browser may request it before the click.
  const failedRequest = page.waitForEvent('requestfailed', (request) => skeletonScript.test(request.url()));
  const release = await delayRequests(page, /\/classes\/class\/availability/);
  await page.goto('/terms');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Timetable' });
  await waitUntilHydrated(link);
  await link.click();
  await failedRequest;
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/timetable$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

function headerHeight(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().height));
}

/** Waits until the footer's form is hydrated. */
function waitUntilFormHydrated(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const form = document.querySelector('footer form');
    return form !== null && Object.keys(form).some((name) => name.startsWith('__reactProps'));
  });
}
