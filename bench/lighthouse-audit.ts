import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findNode } from '../scripts/setup/find-node.mjs';
import { computeMedian } from './median.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

export interface LighthouseScores {
  /** Scores for performance, accessibility, best practices and SEO, each out of 100. */
  scores: number[];
  paintMs: number;
  shift: number;
  /** Names of the audits that failed in every run. */
  missed: string[];
}

export interface AuditOptions {
  /** Paths of the programs. */
  lighthouse: string;
  browser: string;
  runs: number;
  /** Debugging port of an open browser with a logged-in account. When it's missing, each run opens a fresh browser. */
  port?: number | undefined;
}

/**
 * Audits a page `runs` times. If the result isn't `isEnough`, audits it 2 × `runs` more times and uses the medians of
 * all runs, because few runs depend too much on other load on the machine.
 */
export async function auditPage(
  url: string,
  options: AuditOptions,
  isEnough: (scores: LighthouseScores) => boolean = () => true,
): Promise<LighthouseScores> {
  const reports: Report[] = [];
  const auditUntil = async (until: number) => {
    while (reports.length < until) reports.push(await runAudit(url, options));
    return mediansOf(reports);
  };
  const scores = await auditUntil(options.runs);
  return isEnough(scores) ? scores : auditUntil(3 * options.runs);
}

function mediansOf(reports: readonly Report[]): LighthouseScores {
  const measured = (audit: string) =>
    computeMedian(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  return {
    scores: categories.map((name) =>
      Math.round(computeMedian(reports.map((report) => report.categories[name].score)) * 100),
    ),
    paintMs: measured('largest-contentful-paint'),
    shift: measured('cumulative-layout-shift'),
    missed: listFailedAudits(reports),
  };
}

function listFailedAudits(reports: readonly Report[]): string[] {
  const [first] = reports;
  return Object.entries(first?.audits ?? {})
    .filter(([name]) => reports.every(({ audits }) => (audits[name]?.score ?? 1) === 0))
    .map(([, { title }]) => title);
}

/** Returns one report. Repeats a run whose trace Lighthouse lost, which happens occasionally. */
async function runAudit(url: string, options: AuditOptions, tries = 3): Promise<Report> {
  try {
    return await runAuditOnce(url, options);
  } catch (error) {
    const lost = error instanceof Error && error.message.includes('NO_NAVSTART');
    if (!lost || tries === 1) throw error;
    return runAudit(url, options, tries - 1);
  }
}

async function runAuditOnce(url: string, { lighthouse, browser, port }: AuditOptions): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const auditArgs = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    port ? `--port=${port}` : `--chrome-flags=${flags}`,
  ];
  const { stdout } = await promisify(execFile)(findNode(), [lighthouse, url, ...auditArgs], {
    maxBuffer: 1e8,
    env: { ...process.env, CHROME_PATH: browser },
  });
  return JSON.parse(stdout) as Report;
}
