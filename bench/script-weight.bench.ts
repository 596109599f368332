import { chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { measurePageWeight } from './measure-page-weight.ts';
import { pageBudgets } from './page-budgets.ts';

/**
 * Size in KB of React, its DOM renderer and the router's framework mode as gzip, which is the minimum of any page of
 * such a site.
 */
const frameworksKb = 108;

const pages = ['/', '/timetable'];

/** Prints the JavaScript of a visitor's first page as gzip, and its ratio to the bare frameworks. */
async function measure(): Promise<void> {
  const studio = await startStudio();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ fullBrowser: true }),
    args: ['--no-sandbox'],
  });
  try {
    for (const path of pages) {
      const { files, scripts } = await measurePageWeight(browser, studio.url + path);
      if (files === 0) throw new Error(`${path} loaded no scripts, so nothing was measured.`);
      const ratio = (scripts / frameworksKb).toFixed(2);
      const budgetKb = pageBudgets[path]?.scripts;
      console.log(
        `${path.padEnd(12)} ${scripts.toFixed(1)} KB in ${files} files, ${ratio} × the frameworks alone (target ${budgetKb} KB)`,
      );
    }
  } finally {
    await browser.close();
    await studio.stop();
  }
}

await measure();
