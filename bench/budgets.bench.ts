import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { demoPassword } from '../scripts/serve/demo-accounts.ts';
import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { withoutBudget } from './budgeted-routes.ts';
import { type Budget, budgets, type Who } from './budgets.ts';
import { lookAt } from './lighthouse-look.ts';
import { measuringTool } from './measuring-tool.ts';
import { onePageOfAClass } from './page-of-a-class.ts';
import { weighPage } from './weigh-page.ts';

/** Looks of Lighthouse at each page; 0: pages are weighed only. */
const runs = Number(process.env.RUNS ?? 1);

/** Parts of addresses; others are left out. */
const chosen = (process.env.ROUTES ?? '').split(',');

type State = BrowserContextOptions['storageState'];

/**
 * Prints what each page of the site weighs and what Lighthouse says of it, beside its budget; ends with code 1 when one
 * has passed it, or has none. RUNS (1) are Lighthouse's looks at each page, ROUTES (all) are parts of addresses.
 */
async function measure(): Promise<number> {
  const lighthouse = runs > 0 ? await measuringTool('lighthouse/cli/index.js') : '';
  const program = await ensureBrowser();
  const studio = await startStudio({ env: { DEMO_FILL: 'on' } });
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const missing = await withoutBudget(Object.keys(budgets));
  const passed = missing.map((path) => `${path} has no budget`);
  try {
    const states = await signedIn(browser, studio.url);
    const classPage = await onePageOfAClass(studio.url);
    for (const [address, budget] of Object.entries(budgets)) {
      if (!chosen.some((part) => address.includes(part))) continue;
      const url = studio.url + (address.startsWith('/classes/on/') ? classPage : address);
      const weight = await weighPage(browser, url, states.get(budget.who));
      const limits = ['scripts', 'styles', 'fonts', 'pictures', 'document'] as const;
      const cells = limits.map((kind) => `${kind} ${weight[kind].toFixed(1)}/${budget[kind]}`);
      passed.push(
        ...limits
          .filter((kind) => weight[kind] > budget[kind])
          .map((kind) => `${address} ${kind} ${weight[kind].toFixed(1)} KB of ${budget[kind]}`),
      );
      console.log(`${address.padEnd(34)} ${cells.join('  ')} KB`);
      if (budget.lighthouse && runs > 0)
        passed.push(
          ...(await judge(address, url, budget.lighthouse, { lighthouse, browser: program, runs })),
        );
    }
  } finally {
    await browser.close();
    await studio.stop();
  }
  for (const line of passed) console.log(`passed its budget: ${line}`);
  return passed.length > 0 ? 1 : 0;
}

async function judge(
  address: string,
  url: string,
  wanted: NonNullable<Budget['lighthouse']>,
  how: Parameters<typeof lookAt>[1],
): Promise<string[]> {
  const { scores, paintMs, shift, missed } = await lookAt(url, how);
  const told = `${scores.join(' · ')}  largest paint ${paintMs.toFixed(0)} ms  shift ${shift.toFixed(3)}`;
  console.log(`${' '.repeat(34)} ${told} (wanted ${wanted.scores.join(' · ')}, ${wanted.paintMs} ms)`);
  const enough =
    scores.every((score, which) => score >= (wanted.scores[which] ?? 0)) &&
    paintMs <= wanted.paintMs &&
    shift <= wanted.shift;
  return enough ? [] : [`${address} ${told} ${missed.join(', ')}`];
}

/** What a browser keeps after one of the demo accounts has logged in. */
async function signedIn(browser: Browser, url: string): Promise<Map<Who, State>> {
  const states = new Map<Who, State>();
  for (const who of ['member', 'trainer', 'admin'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}/login?returnUrl=/terms`, { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: /email/i }).first().fill(`${who}@miles-street.example`);
    await page.locator('input[type=password]').fill(demoPassword);
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
    // The way to the form ends in the same word: only the path says that somebody has logged in.
    await page.waitForURL(({ pathname }) => pathname === '/terms');
    states.set(who, await context.storageState());
    await context.close();
  }
  return states;
}

process.exitCode = await measure();
