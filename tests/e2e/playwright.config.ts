import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';

const inCi = Boolean(process.env.CI);
const executablePath = await findBrowser();
if (!executablePath) throw new Error('No Chromium was found; `npm test` gets one, CHROMIUM_PATH names one.');

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  // At a phone's resolution the CPU would paint seven times as many pixels, which no test checks.
  deviceScaleFactor: 1,
};

/**
 * The short form, in `npm test`, runs each flow once, in one width. The long form, `TEST_ALL=1` in `npm run test:all`,
 * adds the tests tagged `@nightly`, and the second width of those tagged `@phone` or `@phone-first`.
 */
const runsAll = process.env.TEST_ALL === '1';

/** Journeys in a real browser against one running studio, on a desktop and on a phone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './harness/start-studio.ts',
  // A machine with two cores runs the studio, its database and the browsers. While one worker waits for a response,
  // others use the cores.
  workers: 3,
  fullyParallel: false,
  forbidOnly: inCi,
  // A journey that passes only on a retry would hide a bug of the product or of the test.
  retries: 0,
  // Timeouts only end hanging tests; a busy machine may take several times as long as a quiet one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Set by start-studio.ts before the workers read this file.
    ...(process.env.STUDIO_URL ? { baseURL: process.env.STUDIO_URL } : {}),
    // No animations except in tests about them: without a GPU, a growing hero image takes half a core while it's shown.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // A service worker's requests bypass the tests' routes; offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording costs a quarter of the time; `--trace on` records a run.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: runsAll ? /@phone-only/ : /@nightly|@phone-(only|first)/,
    },
    // Tests that don't depend on the width run once. A journey that must pass on both is tagged @phone, or @phone-first
    // when the short form runs it on the phone; @phone-only when other journeys cover its screens on a desktop.
    {
      name: 'phone',
      use: phone,
      grep: runsAll ? /@phone/ : /@phone-(only|first)/,
      ...(runsAll ? {} : { grepInvert: /@nightly/ }),
    },
  ],
});
