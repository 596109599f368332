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
interface Thing {
  '@context': string;
  '@type': string;
  startDate?: string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  remainingAttendeeCapacity?: number;
}

/** Returns a page's structured data. Throws when it isn't JSON. */
function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );
}

function eventIn(html: string): Thing {
  const event = thingsIn(html).find((thing) => thing['@type'] === 'Event');
  if (!event) throw new Error('The page tells of no event.');
  return event;
}

/** Returns the value of a head tag that matches the pattern. */
function headOf(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}

const canonical = /<link rel="canonical" href="([^"]*)"/;
const sharedPicture = /<meta property="og:image" content="([^"]*)"/;

/** Returns text such as "9 of 10 beds free", as the page shows it. */
function placesWords({ activityType, capacity }: ClassSlot, left: number): string {
  return `${left} of ${capacity} ${activityType === 'reformer' ? 'bed' : 'place'}s free`;
}

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

test('the page of a class tells machines what it tells people, follows what others do, and leads to booking @phone @nightly', async ({
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
  const served = await htmlOf(request, path);
  expect(eventIn(served)).toMatchObject({
    name: slot.className,
    remainingAttendeeCapacity: slot.capacityLeft,
    maximumAttendeeCapacity: slot.capacity,
    eventStatus: 'https://schema.org/EventScheduled',
    performer: { name: slot.instructorName },
    offers: { price: slot.price.final.toFixed(2), priceCurrency: 'GBP' },
  });
  expect(new Date(eventIn(served).startDate ?? '').toISOString()).toBe(slot.start);

  await page.goto(path);
  const offer = page.getByRole('region', { name: 'Price and places' });
  await expect(offer).toContainText(formatPrice(toPence(slot.price.final)));
  await expect(offer).toContainText(placesWords(slot, slot.capacityLeft));
  await expect(page.getByRole('heading', { level: 1, name: slot.className })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectToFit(page);

  const left = slot.capacityLeft - 1;
  await holdPlaces(createCaller(url), slot);
  await expect.poll(async () => eventIn(await htmlOf(request, path)).remainingAttendeeCapacity).toBe(left);
  expect((await htmlOf(request, path)).replaceAll('<!-- -->', '')).toContain(placesWords(slot, left));

  const book = offer.getByRole('link', { name: 'Book this class' });
  await waitUntilHydrated(book);
  await refocusUntil(page, () => expect(offer).toContainText(placesWords(slot, left), { timeout: 1000 }));
  await book.click();
  await expect(timetable.bookButton(slot)).toBeVisible();
});

/** Expects no horizontal scrolling. */
async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('a class that nobody teaches has no page', async ({ request }) => {
  for (const path of [
    '/classes/on/2026-13-01/vinyasa-yoga-0715',
    '/classes/on/2026-12-01/no-such-class-0715',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  }
});

const oneAddress = [
  ['/faq?from=a-letter', '/faq'],
  ['/contact?topic=taichi', '/contact'],
  ['/classes/yoga', '/classes/yoga/vinyasa'],
] as const;

for (const [asked, own] of oneAddress) {
  test(`${asked} says of itself that it is ${own}`, async ({ request }) => {
    expect(new URL(headOf(await htmlOf(request, asked), canonical)).href).toMatch(new RegExp(`${own}$`));
  });
}

test('the pages of the sitemap answer, under the address that they say of themselves @nightly', async ({
  request,
}) => {
  test.slow();
  const xml = await htmlOf(request, '/sitemap.xml');
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.filter((address) => address.includes('/classes/on/')).length).toBeGreaterThan(60);
  expect(new Set(listed).size).toBe(listed.length);
  const pictures = new Set<string>();
  // The pages of dated classes are alike, so every fifth is checked.
  const dated = listed.filter((address) => address.includes('/classes/on/'));
  const others = listed.filter((address) => !dated.includes(address));
  for (const address of [...others, ...dated.filter((_, index) => index % 5 === 0)]) {
    const html = await htmlOf(request, new URL(address).pathname);
    expect(headOf(html, canonical)).toBe(address);
    expect(headOf(html, /<meta property="og:url" content="([^"]*)"/)).toBe(address);
    expect(headOf(html, /<title>([^<]*)/), address).toContain('Miles Street');
    expect(headOf(html, /<meta name="description" content="([^"]*)"/).length, address).toBeGreaterThan(40);
    expect(html, address).not.toContain('noindex');
    pictures.add(headOf(html, sharedPicture));
    expect(() => thingsIn(html), address).not.toThrow();
  }
  expect(pictures.size).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(picture).toMatch(/^https?:\/\//);
    const answer = await request.get(new URL(picture).pathname);
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/jpeg']);
  }
});

const told = [
  ['/', ['ExerciseGym', 'FAQPage']],
  ['/classes', ['BreadcrumbList', 'FAQPage']],
  ['/classes/reformer', ['BreadcrumbList', 'Event']],
  ['/pricing', ['FAQPage']],
  ['/faq', ['FAQPage']],
  ['/contact', ['ExerciseGym', 'BreadcrumbList']],
] as const;

for (const [path, types] of told) {
  test(`${path} tells machines of ${types.join(' and ')}, and claims no rating`, async ({ request }) => {
    const things = thingsIn(await htmlOf(request, path));
    expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...types]));
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
    expect(JSON.stringify(things)).not.toMatch(/aggregateRating|reviewCount/);
  });
}

test('questions told to machines stand on the page, word for word', async ({ page, request }) => {
  const faq = thingsIn(await htmlOf(request, '/faq')).find((thing) => thing['@type'] === 'FAQPage');
  const questions = faq?.mainEntity ?? [];
  expect(questions.length).toBeGreaterThan(10);
  await page.goto('/faq');
  const shown = await page.locator('main').evaluate((main) => main.textContent);
  for (const { name, acceptedAnswer } of questions) {
    expect(shown).toContain(name);
    expect(shown).toContain(acceptedAnswer.text);
  }
});

test('robots find the sitemap, and llms.txt the prices of now', async ({ request }) => {
  const robots = await htmlOf(request, '/robots.txt');
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const text = await htmlOf(request, '/llms.txt');
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
  test(`${path} asks not to be listed`, async ({ request }) => {
    expect(await htmlOf(request, path)).toContain('<meta name="robots" content="noindex"/>');
  });
}

const moved = [
  ['/classes/mat', 301, '/classes/mat-pilates'],
  ['/contact-us?topic=1-1&with=freya-lind', 301, '/contact?topic=1-1&with=freya-lind'],
  ['/pricing/', 301, '/pricing'],
  ['/buy/starter-pack', 302, '/checkout?product=starter-pack'],
  ['/buy/class-pack-10', 302, '/checkout?product=class-pack-10'],
  ['/buy/reformer-pack-10', 302, '/checkout?product=reformer-pack-10'],
  ['/buy/nothing', 302, '/pricing'],
  ['/classes/spinning', 302, '/classes'],
] as const;

for (const [path, status, location] of moved) {
  test(`${path} leads to ${location}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([status, location]);
    expect((await request.get(path)).status()).toBe(200);
  });
}
