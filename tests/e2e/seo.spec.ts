import type { APIRequestContext, Page } from '@playwright/test';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPrice, toPence } from '@studio/domain/money/money';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { refocusUntil, waitUntilHydrated } from './harness/expect-state-change.ts';
import { findClass } from './journeys/find-class.ts';
import { expect, test } from './journeys/journey.ts';
import { holdPlaces } from './journeys/other-browsers.ts';

/** Object of schema.org, with the fields that these tests use. */
interface StructuredData {
  '@context': string;
  '@type': string;
  startDate?: string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  remainingAttendeeCapacity?: number;
}

/** Returns a page's structured data. Throws when it isn't JSON. */
function extractStructuredData(html: string): StructuredData[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  );
}

function extractEvent(html: string): StructuredData {
  const event = extractStructuredData(html).find((item) => item['@type'] === 'Event');
  if (!event) throw new Error('The page tells of no event.');
  return event;
}

/** Returns the value of a head tag that matches the pattern. */
function extractHead(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}

const canonical = /<link rel="canonical" href="([^"]*)"/;
const sharedPicture = /<meta property="og:image" content="([^"]*)"/;

/** Returns text such as "9 of 10 beds left", as the page shows it. */
function formatPlacesFree({ activityType, capacity }: ClassSlot, placesLeft: number): string {
  return `${placesLeft} of ${capacity} ${activityType === 'reformer' ? 'bed' : 'place'}s left`;
}

async function getHtml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

test('a class page has structured data that matches it, updates with bookings, and links to booking @phone @nightly', async ({
  page,
  request,
  url,
  studio,
  timetable,
}) => {
  // The test counts places, so each project uses its own class, on days without other journeys.
  const daysAhead = test.info().project.name === 'phone' ? 16 : 19;
  const slot = await findClass(studio, { daysAhead, activity: 'reformer' });
  const path = buildClassPath(slot);
  const servedHtml = await getHtml(request, path);
  expect(extractEvent(servedHtml)).toMatchObject({
    name: slot.className,
    remainingAttendeeCapacity: slot.capacityLeft,
    maximumAttendeeCapacity: slot.capacity,
    eventStatus: 'https://schema.org/EventScheduled',
    performer: { name: slot.instructorName },
    offers: { price: slot.price.final.toFixed(2), priceCurrency: 'GBP' },
  });
  expect(new Date(extractEvent(servedHtml).startDate ?? '').toISOString()).toBe(slot.start);

  await page.goto(path);
  const offer = page.getByRole('region', { name: 'Price and availability' });
  await expect(offer).toContainText(formatPrice(toPence(slot.price.final)));
  await expect(offer).toContainText(formatPlacesFree(slot, slot.capacityLeft));
  await expect(page.getByRole('heading', { level: 1, name: slot.className })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  const placesLeft = slot.capacityLeft - 1;
  await holdPlaces(createCaller(url), slot);
  await expect
    .poll(async () => extractEvent(await getHtml(request, path)).remainingAttendeeCapacity)
    .toBe(placesLeft);
  expect((await getHtml(request, path)).replaceAll('<!-- -->', '')).toContain(
    formatPlacesFree(slot, placesLeft),
  );

  const book = offer.getByRole('link', { name: 'Book this class' });
  await waitUntilHydrated(book);
  await refocusUntil(page, () =>
    expect(offer).toContainText(formatPlacesFree(slot, placesLeft), { timeout: 1000 }),
  );
  await book.click();
  await expect(timetable.bookButton(slot)).toBeVisible();
});

/** Expects no horizontal scrolling. */
async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('a class that does not exist has no page', async ({ request }) => {
  for (const path of [
    '/classes/on/2026-13-01/vinyasa-yoga-0715',
    '/classes/on/2026-12-01/no-such-class-0715',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  }
});

const canonicalPaths = [
  ['/faq?from=a-letter', '/faq'],
  ['/contact?topic=taichi', '/contact'],
  ['/classes/yoga', '/classes/yoga/vinyasa'],
] as const;

for (const [asked, own] of canonicalPaths) {
  test(`${asked} has the canonical URL ${own}`, async ({ request }) => {
    expect(new URL(extractHead(await getHtml(request, asked), canonical)).href).toMatch(
      new RegExp(`${own}$`),
    );
  });
}

test('the pages of the sitemap respond under their canonical URLs @nightly', async ({ request }) => {
  test.slow();
  const xml = await getHtml(request, '/sitemap.xml');
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.filter((address) => address.includes('/classes/on/')).length).toBeGreaterThan(60);
  expect(new Set(listed).size).toBe(listed.length);
  const pictures = new Set<string>();
  // The pages of dated classes are alike, so every fifth is checked.
  const dated = listed.filter((address) => address.includes('/classes/on/'));
  const others = listed.filter((address) => !dated.includes(address));
  for (const address of [...others, ...dated.filter((_, index) => index % 5 === 0)]) {
    const html = await getHtml(request, new URL(address).pathname);
    expect(extractHead(html, canonical)).toBe(address);
    expect(extractHead(html, /<meta property="og:url" content="([^"]*)"/)).toBe(address);
    expect(extractHead(html, /<title>([^<]*)/), address).toContain('Miles Street');
    expect(extractHead(html, /<meta name="description" content="([^"]*)"/).length, address).toBeGreaterThan(
      40,
    );
    expect(html, address).not.toContain('noindex');
    pictures.add(extractHead(html, sharedPicture));
    expect(() => extractStructuredData(html), address).not.toThrow();
  }
  expect(pictures.size).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(picture).toMatch(/^https?:\/\//);
    const response = await request.get(new URL(picture).pathname);
    expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/jpeg']);
  }
});

const structuredDataTypes = [
  ['/', ['ExerciseGym', 'FAQPage']],
  ['/classes', ['BreadcrumbList', 'FAQPage']],
  ['/classes/reformer', ['BreadcrumbList', 'Event']],
  ['/pricing', ['FAQPage']],
  ['/faq', ['FAQPage']],
  ['/contact', ['ExerciseGym', 'BreadcrumbList']],
] as const;

for (const [path, types] of structuredDataTypes) {
  test(`${path} has structured data of ${types.join(' and ')}, and claims no rating`, async ({ request }) => {
    const items = extractStructuredData(await getHtml(request, path));
    expect(items.map((item) => item['@type'])).toEqual(expect.arrayContaining([...types]));
    for (const item of items) expect(item['@context']).toBe('https://schema.org');
    expect(JSON.stringify(items)).not.toMatch(/aggregateRating|reviewCount/);
  });
}

test('questions in structured data appear on the page, word for word', async ({ page, request }) => {
  const faq = extractStructuredData(await getHtml(request, '/faq')).find(
    (item) => item['@type'] === 'FAQPage',
  );
  const questions = faq?.mainEntity ?? [];
  expect(questions.length).toBeGreaterThan(10);
  await page.goto('/faq');
  const shown = await page.locator('main').evaluate((main) => main.textContent);
  for (const { name, acceptedAnswer } of questions) {
    expect(shown).toContain(name);
    expect(shown).toContain(acceptedAnswer.text);
  }
});

test('robots.txt links to the sitemap, and llms.txt has the current prices', async ({ request }) => {
  const robots = await getHtml(request, '/robots.txt');
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const text = await getHtml(request, '/llms.txt');
  expect(text).toMatch(/^# Miles Street\n/);
  expect(text).toContain('Starter Pack: £35 (');
});

for (const path of [
  '/checkout',
  '/live-chat',
  '/offline',
  '/newsletter/confirm',
  '/booking/complete',
  '/styleguide',
]) {
  test(`${path} is marked noindex`, async ({ request }) => {
    expect(await getHtml(request, path)).toContain('<meta name="robots" content="noindex"/>');
  });
}

const redirects = [
  ['/classes/mat', 301, '/classes/mat-pilates'],
  ['/contact-us?topic=1-1&with=freya-lind', 301, '/contact?topic=1-1&with=freya-lind'],
  ['/pricing/', 301, '/pricing'],
  ['/buy/starter-pack', 302, '/checkout?product=starter-pack'],
  ['/buy/class-pack-10', 302, '/checkout?product=class-pack-10'],
  ['/buy/reformer-pack-10', 302, '/checkout?product=reformer-pack-10'],
  ['/buy/gift-card', 302, '/checkout?product=gift-card'],
  ['/buy/nothing', 302, '/pricing'],
  ['/classes/spinning', 302, '/classes'],
] as const;

for (const [path, status, location] of redirects) {
  test(`${path} redirects to ${location}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([status, location]);
    expect((await request.get(path)).status()).toBe(200);
  });
}
