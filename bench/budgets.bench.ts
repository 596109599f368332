import { chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { findClassPage } from './find-class-page.ts';
import { installTool } from './install-tool.ts';
import { type AuditOptions, auditPage, type LighthouseScores } from './lighthouse-audit.ts';
import { listRoutesWithoutBudget } from './list-routes-without-budget.ts';
import { measurePageWeight } from './measure-page-weight.ts';
import { type PageBudget, type PageVisitor, pageBudgets } from './page-budgets.ts';
import { type SignedInBrowser, signIn } from './sign-in.ts';

/** Minimum Lighthouse runs per page, where the budget doesn't ask for more. 0: measures weights only. */
const runs = Number(process.env.RUNS ?? 1);

/** Parts of addresses to include. */
const chosen = (process.env.ROUTES ?? '').split(',');

/**
 * Prints each page's weight and Lighthouse scores next to its budget.
 * Exits with code 1 when a page exceeds its budget or has none.
 * RUNS (1) sets the Lighthouse runs per page (at least 5 where the budget is 100). A page over budget gets three times
 * as many. ROUTES (all) selects by parts of addresses.
 */
async function measure(): Promise<number> {
  const lighthouse = runs > 0 ? await installTool('lighthouse/cli/index.js') : '';
  const program = await ensureBrowser({ asPeopleHaveIt: true });
  const studio = await startStudio({ env: { DEMO_FILL: 'on' } });
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const missing = await listRoutesWithoutBudget(Object.keys(pageBudgets));
  const passed = missing.map((path) => `${path} has no budget`);
  const addresses = Object.entries(pageBudgets).filter(([address]) =>
    chosen.some((part) => address.includes(part)),
  );
  const accounts = new Map<PageVisitor, SignedInBrowser>();
  try {
    for (const [, { who }] of addresses)
      if (who !== 'visitor' && !accounts.has(who)) accounts.set(who, await signIn(program, studio.url, who));
    const classPage = await findClassPage(studio.url);
    for (const [address, budget] of addresses) {
      const url = studio.url + (address.startsWith('/classes/on/') ? classPage : address);
      const weight = await measurePageWeight(browser, url, accounts.get(budget.who)?.state);
      const port = accounts.get(budget.who)?.port;
      const limits = ['scripts', 'styles', 'fonts', 'pictures', 'document'] as const;
      const cells = limits.map((kind) => `${kind} ${weight[kind].toFixed(1)}/${budget[kind]}`);
      passed.push(
        ...limits
          .filter((kind) => weight[kind] > budget[kind])
          .map((kind) => `${address} ${kind} ${weight[kind].toFixed(1)} KB of ${budget[kind]}`),
      );
      console.log(`${address.padEnd(34)} ${cells.join('  ')} KB`);
      if (budget.lighthouse && runs > 0) {
        const looks = Math.max(runs, budget.lighthouse.looks ?? 1);
        const how = { lighthouse, browser: program, runs: looks, port };
        passed.push(...(await judge(address, url, budget.lighthouse, how)));
      }
    }
  } finally {
    for (const account of accounts.values()) await account.close();
    await browser.close();
    await studio.stop();
  }
  for (const line of passed) console.log(`passed its budget: ${line}`);
  return passed.length > 0 ? 1 : 0;
}

async function judge(
  address: string,
  url: string,
  wanted: NonNullable<PageBudget['lighthouse']>,
  how: AuditOptions,
): Promise<string[]> {
  const isEnough = ({ scores, paintMs, shift }: LighthouseScores) =>
    scores.every((score, which) => score >= (wanted.scores[which] ?? 0)) &&
    paintMs <= wanted.paintMs &&
    shift <= wanted.shift;
  const seen = await auditPage(url, how, isEnough);
  const { scores, paintMs, shift, missed } = seen;
  const told = `${scores.join(' · ')}  largest paint ${paintMs.toFixed(0)} ms  shift ${shift.toFixed(3)}`;
  console.log(`${' '.repeat(34)} ${told} (wanted ${wanted.scores.join(' · ')}, ${wanted.paintMs} ms)`);
  return isEnough(seen) ? [] : [`${address} ${told} ${missed.join(', ')}`];
}

process.exitCode = await measure();
