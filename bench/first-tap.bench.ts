import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { computeMedian } from './median.ts';

const runs = Number(process.env.RUNS ?? 3);

/** Seconds after navigation at which a visitor first taps. */
const tapSeconds = [1.5, 4, 10];

interface Tap {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  /** Element that becomes visible as the effect of the tap. */
  effect: (page: Page) => Locator;
}

const quiz = (page: Page) => page.getByRole('region', { name: 'Not sure where to start?' });

const taps: readonly Tap[] = [
  {
    name: 'menu',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    effect: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'FAQ',
    path: '/faq',
    target: (page) => page.locator('main details:not([open]) > summary').first(),
    effect: (page) => page.locator('main details[open]').first(),
  },
  {
    name: 'pricing helper',
    path: '/pricing',
    target: (page) => page.locator('label:has(input[name="frequency"][value="2"])'),
    effect: (page) => page.locator('input[name="frequency"][value="2"]:checked'),
  },
  {
    name: 'quiz',
    path: '/',
    target: (page) => quiz(page).locator('label:has(input[value="intermediate"])'),
    effect: (page) => quiz(page).locator('input[value="intermediate"]:checked'),
  },
  {
    name: 'class row',
    path: '/timetable',
    target: (page) => page.locator('details[data-class-id]:not([open]) > summary').first(),
    effect: (page) => page.locator('details[data-class-id][open]').first(),
  },
  {
    name: 'tour day',
    path: '/tour',
    target: (page) => page.getByRole('listbox', { name: 'Tour dates' }).getByRole('option').nth(1),
    effect: (page) => page.getByRole('option', { selected: true }).first(),
  },
];

/**
 * Prints the time from a visitor's first tap on Lighthouse's phone to the next paint and to the visible effect, in ms,
 * as the median and the maximum of RUNS (3) runs. Also prints the time until another day of the timetable is shown.
 */
async function measure(): Promise<void> {
  const studio = await startStudio({ env: { DEMO_FILL: 'on' } });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ fullBrowser: true }),
    args: ['--no-sandbox'],
  });
  try {
    for (const tap of taps)
      for (const seconds of tapSeconds)
        print(
          `${tap.name} at ${seconds} s`,
          await repeat(() => measureTap(browser, studio.url, tap, seconds)),
        );
    print('another day', await repeat(() => measureAnotherDay(browser, studio.url)));
  } finally {
    await browser.close();
    await studio.stop();
  }
}

interface Measurement {
  /** Time to the next paint; 0 when it took less than 16 ms, which the browser does not report. */
  paintMs: number;
  effectMs: number;
}

async function repeat(run: () => Promise<Measurement>): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (let round = 0; round < runs; round += 1) measured.push(await run());
  return measured;
}

function print(name: string, measured: readonly Measurement[]): void {
  const range = (numbers: number[]) =>
    `${computeMedian(numbers).toFixed(0).padStart(5)} (at most ${Math.max(...numbers).toFixed(0)})`;
  const paint = range(measured.map(({ paintMs }) => paintMs));
  const effect = range(measured.map(({ effectMs }) => effectMs));
  console.log(`${name.padEnd(24)} next paint ${paint} ms   effect ${effect} ms`);
}

async function measureTap(browser: Browser, url: string, tap: Tap, seconds: number): Promise<Measurement> {
  const page = await openPhone(browser);
  try {
    const startedMs = Date.now();
    await page.goto(url + tap.path, { waitUntil: 'commit' });
    const target = tap.target(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(Math.max(0, seconds * 1000 - (Date.now() - startedMs)));
    return await timeTap(page, target, tap.effect(page));
  } finally {
    await page.context().close();
  }
}

/** Measures a tap on another day of the timetable, 10 seconds after navigation, when the scripts run. */
async function measureAnotherDay(browser: Browser, url: string): Promise<Measurement> {
  const page = await openPhone(browser);
  try {
    await page.goto(`${url}/timetable`, { waitUntil: 'commit' });
    await page.waitForTimeout(10_000);
    const next = page.locator('a[data-date]:not([aria-current])').filter({ visible: true }).first();
    await next.scrollIntoViewIfNeeded();
    const date = await next.getAttribute('data-date');
    const shown = page.locator(`a[data-date="${date}"][aria-current]`);
    return await timeTap(page, next, shown);
  } finally {
    await page.context().close();
  }
}

/** Opens a page on Lighthouse's phone: a Moto G's window, a quarter of this machine's speed, slow 4G. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await page.addInitScript(() => {
    const interactions: number[] = [];
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) interactions.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

async function timeTap(page: Page, target: Locator, effect: Locator): Promise<Measurement> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the tap is not on the page.');
  const startedMs = Date.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await effect.waitFor({ state: 'attached' });
  const effectMs = Date.now() - startedMs;
  // The browser reports an interaction a moment after its paint.
  await page.waitForTimeout(1000);
  const durations = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions);
  return { paintMs: Math.max(0, ...durations), effectMs };
}

await measure();
