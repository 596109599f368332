import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs';
import { startStudio } from '../tests/races/harness/studio-process.ts';

/** React, its DOM part and the router's framework mode, gzip: what any page of such a site weighs at least. */
const floorKb = 108;

/** What a page may weigh before anybody touches it, in KB. */
const wantedKb = { '/': 114, '/timetable': 120 };

/** Prints the JavaScript that a visitor's first page loads, gzip, and how often it outweighs the bare frameworks. */
async function measure(): Promise<void> {
  const studio = await startStudio();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    for (const [path, wanted] of Object.entries(wantedKb)) {
      const { files, kilobytes } = await weigh(browser, studio.url + path);
      const ratio = (kilobytes / floorKb).toFixed(2);
      console.log(
        `${path.padEnd(12)} ${kilobytes.toFixed(1)} KB in ${files} files, ${ratio} × the bare frameworks (wanted ${wanted} KB)`,
      );
    }
  } finally {
    await browser.close();
    await studio.stop();
  }
}

async function weigh(browser: Browser, address: string): Promise<{ files: number; kilobytes: number }> {
  const page = await browser.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await page.goto(address);
  await untilQuiet(page);
  const sizes = await Promise.all(scripts.values());
  await page.close();
  if (sizes.length === 0) throw new Error(`${address} loaded no script at all: nothing was measured.`);
  return { files: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

/** Scripts may be asked for only after the page is shown; then nothing more comes for half a second. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
}

await measure();
