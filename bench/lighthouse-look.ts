import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findNode } from '../scripts/setup/find-node.mjs';
import { median } from './median.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

/** Medians of Lighthouse's runs over one page on a phone. */
export interface LighthouseLook {
  /** Performance, accessibility, best practices and findability, each of 100. */
  scores: number[];
  paintMs: number;
  shift: number;
  /** What every run found wanting. */
  missed: string[];
}

/** Looks at a page so many times; `lighthouse` and `browser` are the paths of the programs. */
export async function lookAt(
  address: string,
  { lighthouse, browser, runs }: { lighthouse: string; browser: string; runs: number },
): Promise<LighthouseLook> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await look(lighthouse, browser, address));
  const measured = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  return {
    scores: categories.map((name) =>
      Math.round(median(reports.map((report) => report.categories[name].score)) * 100),
    ),
    paintMs: measured('largest-contentful-paint'),
    shift: measured('cumulative-layout-shift'),
    missed: missed(reports),
  };
}

function missed(reports: readonly Report[]): string[] {
  const [first] = reports;
  return Object.entries(first?.audits ?? {})
    .filter(([name]) => reports.every(({ audits }) => (audits[name]?.score ?? 1) === 0))
    .map(([, { title }]) => title);
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
