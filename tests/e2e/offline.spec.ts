import type { BrowserContext, Page } from '@playwright/test';
import { openTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass, getClass } from './journeys/find-class.ts';
import { test as base, expect } from './journeys/journey.ts';
import { holdPlaces } from './journeys/other-browsers.ts';
import { waitForServiceWorker } from './journeys/wait-for-service-worker.ts';

const test = base.extend<{ line: TcpProxy }>({
  line: async ({ url }, use) => {
    const line = await openTcpProxy(url);
    await use(line);
    await line.close();
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

async function loseConnection(context: BrowserContext, line: TcpProxy): Promise<void> {
  line.cut();
  await context.setOffline(true);
}

async function findConnection(context: BrowserContext, line: TcpProxy): Promise<void> {
  line.mend();
  await context.setOffline(false);
}

const lost = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection just now' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('without a connection there is the offline page, whole, and the page itself once it is back @phone-only', async ({
  page,
  context,
  line,
}) => {
  await visit(page, line.url);
  await loseConnection(context, line);

  await page.goto(`${line.url}/timetable?activity=mat`);
  await expect(lost(page)).toBeVisible();
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

  await tryAgain(page).click();
  await expect(page.getByText('Still no connection at')).toBeVisible();

  await findConnection(context, line);
  await expect(page.getByRole('heading', { name: 'Your connection is back' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the page' }).click();
  await page.waitForURL(`${line.url}/timetable?activity=mat`);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a class' })).toBeVisible();
});

test('Try again finds the connection by itself, also when the device noticed nothing @nightly', async ({
  page,
  line,
}) => {
  await visit(page, line.url);
  line.cut();
  await page.goto(`${line.url}/terms`);
  await expect(lost(page)).toBeVisible();
  line.mend();
  await tryAgain(page).click();
  await page.waitForURL(`${line.url}/terms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
});

test('a link inside the site leads to the offline page too @nightly', async ({ page, context, line }) => {
  await visit(page, line.url);
  await loseConnection(context, line);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(lost(page)).toBeVisible();
});

test('places left never come from a store: a reload shows what others have taken, no connection shows none @nightly', async ({
  page,
  context,
  line,
  studio,
  timetable,
}) => {
  const slot = await findClass(studio, { daysAhead: 5, activity: 'reformer' });
  await visit(page, line.url);
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.fromServiceWorker() && /^\/api\/|\.data$/.test(pathname)) fromWorker.push(pathname);
  });
  const address = `${line.url}/timetable?activity=reformer&date=${slot.dateStart.slice(0, 10)}`;
  await page.goto(address);
  await expect(timetable.head(slot)).toContainText(String(slot.capacityLeft));
  await holdPlaces(studio, slot);
  const { capacityLeft } = await getClass(studio, slot);
  // A page rendered before the places went may be served for another second.
  await expect(async () => {
    await page.reload();
    await expect(timetable.head(slot)).toContainText(`${capacityLeft} `, { timeout: 1000 });
  }).toPass();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${line.url}/`);
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

  await loseConnection(context, line);
  await page.reload();
  await expect(lost(page)).toBeVisible();
  await expect(timetable.head(slot)).toHaveCount(0);
});

test('the site can be installed: manifest, icons and worker satisfy the browser @nightly', async ({
  page,
  context,
  line,
}) => {
  // Without user input: the manifest loads once the page is shown and the browser is idle.
  await page.goto(line.url);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  // Hydration finds the rendered manifest link and doesn't add another.
  await visit(page, line.url);
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
