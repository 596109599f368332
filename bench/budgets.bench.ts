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

/** Minimum number of Lighthouse runs per page, where the budget doesn't ask for more. 0 measures weights only. */
const runs = Number(process.env.RUNS ?? 1);

/** Parts of page paths. Pages whose path contains one of them are measured. */
const chosen = (process.env.ROUTES ?? '').split(',');

/**
 * Prints each page's weight and Lighthouse scores next to its budget. Exits with code 1 when a page exceeds its budget
 * or has none. RUNS (1) sets the number of Lighthouse runs per page (at least 5 where the budget is 100). A page that
 * misses its Lighthouse limits is audited three times as often. ROUTES (all) selects pages by parts of their paths,
 * separated by commas.
 */
async function measure(): Promise<number> {
  const lighthouse = runs > 0 ? await installTool('lighthouse/cli/index.js') : '';
  const program = await ensureBrowser({ fullBrowser: true });
  const studio = await startStudio({ env: { DEMO_FILL: 'on' } });
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const missing = await listRoutesWithoutBudget(Object.keys(pageBudgets));
  const exceeded = missing.map((path) => `${path} has no budget`);
  const entries = Object.entries(pageBudgets).filter(([path]) => chosen.some((part) => path.includes(part)));
  const accounts = new Map<PageVisitor, SignedInBrowser>();
  try {
    for (const [, { visitor }] of entries)
      if (visitor !== 'visitor' && !accounts.has(visitor))
        accounts.set(visitor, await signIn(program, studio.url, visitor));
    const classPage = await findClassPage(studio.url);
    for (const [path, budget] of entries) {
      const url = studio.url + (path.startsWith('/classes/on/') ? classPage : path);
      const weight = await measurePageWeight(browser, url, accounts.get(budget.visitor)?.state);
      const port = accounts.get(budget.visitor)?.port;
      const limits = ['scripts', 'styles', 'fonts', 'pictures', 'document'] as const;
      const cells = limits.map((kind) => `${kind} ${weight[kind].toFixed(1)}/${budget[kind]}`);
      exceeded.push(
        ...limits
          .filter((kind) => weight[kind] > budget[kind])
          .map((kind) => `${path} ${kind} ${weight[kind].toFixed(1)} KB of ${budget[kind]}`),
      );
      console.log(`${path.padEnd(34)} ${cells.join('  ')} KB`);
      if (budget.lighthouse && runs > 0) {
        const auditRuns = Math.max(runs, budget.lighthouse.runs ?? 1);
        const options = { lighthouse, browser: program, runs: auditRuns, port };
        exceeded.push(...(await checkLighthouse(path, url, budget.lighthouse, options)));
      }
    }
  } finally {
    for (const account of accounts.values()) await account.close();
    await browser.close();
    await studio.stop();
  }
  for (const line of exceeded) console.log(`over budget: ${line}`);
  return exceeded.length > 0 ? 1 : 0;
}

async function checkLighthouse(
  path: string,
  url: string,
  limits: NonNullable<PageBudget['lighthouse']>,
  options: AuditOptions,
): Promise<string[]> {
  const isEnough = ({ scores, paintMs, shift }: LighthouseScores) =>
    scores.every((score, index) => score >= (limits.scores[index] ?? 0)) &&
    paintMs <= limits.paintMs &&
    shift <= limits.shift;
  const result = await auditPage(url, options, isEnough);
  const { scores, paintMs, shift, missed } = result;
  const summary = `${scores.join(' · ')}  largest paint ${paintMs.toFixed(0)} ms  shift ${shift.toFixed(3)}`;
  console.log(`${' '.repeat(34)} ${summary} (target ${limits.scores.join(' · ')}, ${limits.paintMs} ms)`);
  return isEnough(result) ? [] : [`${path} ${summary} ${missed.join(', ')}`];
}

process.exitCode = await measure();
