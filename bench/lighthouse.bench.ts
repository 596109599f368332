import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs';
import { findNode } from '../scripts/setup/find-node.mjs';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { measuringTool } from './measuring-tool.ts';
import { median } from './median.ts';

const pages = ['/', '/classes', '/classes/reformer', '/pricing', '/faq'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = Number(process.env.RUNS ?? 5);

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

/** Prints Lighthouse's four mobile scores, largest paint in ms and layout shift of each page: medians of the runs. */
async function measure(): Promise<void> {
  const lighthouse = await measuringTool('lighthouse/cli/index.js');
  const browser = await ensureBrowser();
  const studio = await startStudio({ env: { DEMO_FILL: 'on' } });
  try {
    for (const page of pages) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run += 1)
        reports.push(await look(lighthouse, browser, studio.url + page));
      console.log(line(page, reports));
      for (const title of missed(reports)) console.log(`${' '.repeat(20)} not passed: ${title}`);
    }
  } finally {
    await studio.stop();
  }
}

/** One report; a run whose trace the tool lost, as it sometimes does, is repeated. */
async function look(lighthouse: string, browser: string, address: string, tries = 3): Promise<Report> {
  try {
    return await lookOnce(lighthouse, browser, address);
  } catch (error) {
    const lost = error instanceof Error && error.message.includes('NO_NAVSTART');
    if (!lost || tries === 1) throw error;
    return look(lighthouse, browser, address, tries - 1);
  }
}

async function lookOnce(lighthouse: string, browser: string, address: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const wish = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags}`,
  ];
  const { stdout } = await promisify(execFile)(findNode(), [lighthouse, address, ...wish], {
    maxBuffer: 1e8,
    env: { ...process.env, CHROME_PATH: browser },
  });
  return JSON.parse(stdout) as Report;
}

function line(page: string, reports: readonly Report[]): string {
  const scores = categories.map((name) =>
    (median(reports.map((report) => report.categories[name].score)) * 100).toFixed(0),
  );
  const measured = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const paint = measured('largest-contentful-paint').toFixed(0);
  const shift = measured('cumulative-layout-shift').toFixed(3);
  return `${page.padEnd(20)} ${scores.join(' · ')}   largest paint ${paint} ms   layout shift ${shift}`;
}

/** What every run found wanting. */
function missed(reports: readonly Report[]): string[] {
  const [first] = reports;
  return Object.entries(first?.audits ?? {})
    .filter(([name]) => reports.every(({ audits }) => (audits[name]?.score ?? 1) === 0))
    .map(([, { title }]) => title);
}

await measure();
