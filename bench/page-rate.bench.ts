import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { type StudioProcess, startStudio } from '../tests/races/harness/studio-process.ts';
import { type BaselineComparison, compareWithBaseline } from './compare-with-baseline.ts';
import { readCpuMs, selectProcess } from './cpu-time.ts';
import { findClassPage } from './find-class-page.ts';

/** Minimum ratios to a bare server, for pages that are always cached, and for pages that depend on the request. */
const targets = { cached: 0.8, dynamic: 0.05 };

const pages = ['/', '/classes', '/classes/reformer', '/pricing', '/faq'];

const rounds = Number(process.env.ROUNDS ?? 30);

/**
 * Page paths by line of the output. 20 connections are spread over the paths of a line. These pages are cached briefly,
 * or rendered for each URL.
 */
const dynamic: Record<string, readonly string[]> = {
  '/timetable': ['/timetable'],
  '/timetable, 14 days': listDays(14).map((date) => `/timetable?date=${date}`),
  '/checkout': ['/checkout'],
  '/booking/{id}': ['/booking/0190a1b2-0000-7000-8000-000000000001?k=a-key-of-nobody'],
  '/faq?q=': ['/faq?q=mat'],
  '/contact?topic=': ['/contact?topic=events'],
};

/**
 * Prints pages per second, cached and rendered, and the median ratios to a bare Fastify's responses of the same size.
 * ROUNDS (30) sets the number of rounds.
 */
async function measure(): Promise<void> {
  const postgres = await startRealPostgres();
  const studio = await startStudio({ databaseUrl: await createDatabaseOn(postgres.url) });
  try {
    const cachedPages = [...pages, await findClassPage(studio.url)].map((page) => [page, [page]]);
    printAll(await compareWithBaseline(studio.url, Object.fromEntries(cachedPages), rounds), targets.cached);
    // Few rounds suffice here, because the measured ratio is far from the minimum.
    printAll(await compareWithBaseline(studio.url, dynamic, Math.ceil(rounds / 5)), targets.dynamic);
    await printRenderings(studio);
  } finally {
    await studio.stop();
    await postgres.stop();
  }
}

/** Prints the CPU time of rendering a page that isn't cached. */
async function printRenderings({ url, pid }: StudioProcess): Promise<void> {
  const fortnight = listDays(14);
  const requestPages = async (count: number, first: number) => {
    for (let index = first; index < first + count; index += 1) {
      // The URL contains an opened class, which needn't exist, so no rendering is cached.
      const pageUrl = `${url}/timetable?date=${fortnight[index % fortnight.length]}&class=asked-${index}`;
      await (await fetch(pageUrl, { headers: { 'accept-encoding': 'br' } })).text();
    }
  };
  const count = 300;
  await requestPages(count / 6, 0);
  const beforeMs = readCpuMs(selectProcess(pid));
  await requestPages(count, count);
  const each = (readCpuMs(selectProcess(pid)) - beforeMs) / count;
  console.log(`rendering /timetable takes ${each.toFixed(1)} ms of CPU time`);
}

function printAll(lines: Record<string, BaselineComparison>, least: number): void {
  for (const [line, { bytes, pages, baseline, ratio }] of Object.entries(lines)) {
    const size = `${shortened(line).padEnd(20)} ${(bytes / 1024).toFixed(1)} KB`;
    const rates = `${pages.toFixed(0)} of ${baseline.toFixed(0)} per second`;
    console.log(`${size}  ${rates}, ratio ${ratio.toFixed(2)} (target ${least})`);
  }
}

const shortened = (page: string): string => page.replace(/^\/classes\/on\/.*/, '/classes/on/…');

function listDays(count: number): string[] {
  const today = toLondonDate(new Date());
  return Array.from({ length: count }, (_, day) => addDays(today, day));
}

await measure();
