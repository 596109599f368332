import type { BrowserContext, Page } from '@playwright/test';
import { openTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass, getClass } from './journeys/find-class.ts';
import { test as base, expect } from './journeys/journey.ts';
import { holdPlaces } from './journeys/other-browsers.ts';
import { waitForServiceWorker } from './journeys/wait-for-service-worker.ts';

const test = base.extend<{ tcpProxy: TcpProxy }>({
  tcpProxy: async ({ url }, use) => {
    const tcpProxy = await openTcpProxy(url);
    await use(tcpProxy);
    await tcpProxy.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ consoleGuard }) =>
  consoleGuard.allow(/net::ERR_|Failed to fetch|Error loading route module/),
);

/** Makes the first visit, after which the browser has the offline page. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForServiceWorker(page);
}

async function loseConnection(context: BrowserContext, tcpProxy: TcpProxy): Promise<void> {
  tcpProxy.disconnect();
  await context.setOffline(true);
}

async function restoreConnection(context: BrowserContext, tcpProxy: TcpProxy): Promise<void> {
  tcpProxy.reconnect();
  await context.setOffline(false);
}

const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'You’re offline' });
const tryAgainButton = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('without a connection the complete offline page shows, and the page itself once online @phone-only', async ({
  page,
  context,
  tcpProxy,
}) => {
  await visit(page, tcpProxy.url);
  await loseConnection(context, tcpProxy);

  await page.goto(`${tcpProxy.url}/timetable?activity=mat`);
  await expect(offlineHeading(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('11 Miles Street')).toBeVisible();
  await expect(main.getByRole('link', { name: /^\+44/ })).toBeVisible();
  const picture = main.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Instrument Sans Variable"')))
    .toBe(true);
  await expectNoAxeViolations(page);

  await tryAgainButton(page).click();
  await expect(page.getByText('Still offline at')).toBeVisible();

  await restoreConnection(context, tcpProxy);
  await expect(page.getByRole('heading', { name: 'You’re back online' })).toBeVisible();
  await page.getByRole('button', { name: 'Open page' }).click();
  await page.waitForURL(`${tcpProxy.url}/timetable?activity=mat`);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a class' })).toBeVisible();
});

test('Try again recovers by itself, even when the device noticed no outage @nightly', async ({
  page,
  tcpProxy,
}) => {
  await visit(page, tcpProxy.url);
  tcpProxy.disconnect();
  await page.goto(`${tcpProxy.url}/terms`);
  await expect(offlineHeading(page)).toBeVisible();
  tcpProxy.reconnect();
  await tryAgainButton(page).click();
  await page.waitForURL(`${tcpProxy.url}/terms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
});

test('a link inside the site also leads to the offline page @nightly', async ({
  page,
  context,
  tcpProxy,
}) => {
  await visit(page, tcpProxy.url);
  await loseConnection(context, tcpProxy);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(offlineHeading(page)).toBeVisible();
});

test('places left are never cached: a reload shows the current number, no connection shows none @nightly', async ({
  page,
  context,
  tcpProxy,
  studio,
  timetable,
}) => {
  const slot = await findClass(studio, { daysAhead: 5, activity: 'reformer' });
  await visit(page, tcpProxy.url);
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.fromServiceWorker() && /^\/api\/|\.data$/.test(pathname)) fromWorker.push(pathname);
  });
  const address = `${tcpProxy.url}/timetable?activity=reformer&date=${slot.dateStart.slice(0, 10)}`;
  await page.goto(address);
  await expect(timetable.head(slot)).toContainText(String(slot.capacityLeft));
  await holdPlaces(studio, slot);
  const { capacityLeft } = await getClass(studio, slot);
  // The page cache may still serve a page with the earlier number of places for a second.
  await expect(async () => {
    await page.reload();
    await expect(timetable.head(slot)).toContainText(`${capacityLeft} `, { timeout: 1000 });
  }).toPass();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${tcpProxy.url}/`);
  await page.goBack();
  await expect(timetable.head(slot)).toContainText(`${capacityLeft} `);

  expect(fromWorker).toEqual([]);
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/offline');
  expect(stored.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);

  await loseConnection(context, tcpProxy);
  await page.reload();
  await expect(offlineHeading(page)).toBeVisible();
  await expect(timetable.head(slot)).toHaveCount(0);
});

test('the site is installable: manifest, icons and worker satisfy the browser @nightly', async ({
  page,
  context,
  tcpProxy,
}) => {
  // Works without user input: the manifest loads once the page is shown and the browser is idle.
  await page.goto(tcpProxy.url);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  // Hydration finds the rendered manifest link and doesn't add another.
  await visit(page, tcpProxy.url);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  await expect(page.locator('link[rel*="manifest"]')).toHaveCount(1);
  const browser = await context.newCDPSession(page);
  const manifest = await browser.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ name: 'Miles Street Pilates & Yoga' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in a private window, where no browser installs.
  const ids = installabilityErrors.map(({ errorId }) => errorId);
  expect(ids.filter((id) => id !== 'in-incognito')).toEqual([]);
});
