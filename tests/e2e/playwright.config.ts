import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';

const inCi = Boolean(process.env.CI);
const executablePath = await findBrowser();
if (!executablePath) throw new Error('No Chromium was found; `npm test` gets one, CHROMIUM_PATH names one.');

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  // A phone's seven times as many pixels are painted by the processor here, and no test looks at them.
  deviceScaleFactor: 1,
};

/**
 * The short form, in `npm test`: each flow once, in one width. The long form, `TEST_ALL=1` in `npm run test:all`: also
 * what is tagged `@nightly`, and the second width of what is tagged `@phone` or `@phone-first`.
 */
const long = process.env.TEST_ALL === '1';

/** Journeys in a real browser against one running studio, on a desktop and on a phone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './harness/start-studio.ts',
  // One machine of two cores serves the studio, its database and the browsers; who waits for an answer leaves it to others.
  workers: 3,
  fullyParallel: false,
  forbidOnly: inCi,
  // A journey that passes on a second try has hidden a fault of the product or of itself.
  retries: 0,
  // Limits only end what hangs; a busy machine may take several times as long as a quiet one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Set by start-studio.ts before the workers read this file.
    ...(process.env.STUDIO_URL ? { baseURL: process.env.STUDIO_URL } : {}),
    // Nothing moves by itself but in tests about that: there is no graphics card, and a first picture that grows takes the half of
    // a core to draw for as long as it is there.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // Requests that a worker makes pass by what tests put in a page's way; offline.spec.ts lets it in.
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
      grepInvert: long ? /@phone-only/ : /@nightly|@phone-(only|first)/,
    },
    // What does not depend on the width runs once. A journey that must hold on both is tagged @phone, or @phone-first
    // when the short form has it on the phone; @phone-only when other journeys show its screens on a desktop.
    {
      name: 'phone',
      use: phone,
      grep: long ? /@phone/ : /@phone-(only|first)/,
      ...(long ? {} : { grepInvert: /@nightly/ }),
    },
  ],
});
