import { availableParallelism } from 'node:os';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { type StudioProcess, startStudio } from '../tests/races/harness/studio-process.ts';
import { openBrowserConnections } from './browser-connections.ts';
import { enlargeUpcomingClasses } from './enlarge-upcoming-classes.ts';
import { measureGetRate } from './measure-get-rate.ts';
import { computeMedian } from './median.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const secondsEach = 4;
const callers = 64;
const targetRatio = 1.7;

/** Number of CPU cores for two servers, the database and the clients, each at full speed. */
const coresNeeded = 6;

/**
 * Prints the rate of two processes on one PostgreSQL, compared with one process. The callers are divided evenly.
 * ROUNDS (5) sets the number of rounds.
 */
async function measure(): Promise<void> {
  const cores = availableParallelism();
  console.log(`${cores} cores${cores < coresNeeded ? `: ${tooFewCoresText}` : ''}`);
  const postgres = await startRealPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const settings = { databaseUrl, env: { LIMITS: 'on', TRUST_PROXY: 'true' } };
    const one = await startStudio(settings);
    try {
      const other = await startStudio(settings);
      try {
        const classIds = await enlargeUpcomingClasses(databaseUrl, callers);
        await print('pages of the timetable', one, other, measurePages);
        await print('hold and release', one, other, (urls) => hold(urls, classIds));
      } finally {
        await other.stop();
      }
    } finally {
      await one.stop();
    }
  } finally {
    await postgres.stop();
  }
}

const tooFewCoresText =
  'the servers, the database and the clients share them, so a second process only adds its own cost';

async function print(
  name: string,
  one: StudioProcess,
  other: StudioProcess,
  perSecond: (urls: readonly string[]) => Promise<number>,
): Promise<void> {
  const rates = { one: [] as number[], two: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.one.push(await perSecond([one.url]));
    rates.two.push(await perSecond([one.url, other.url]));
  }
  const [alone, both] = [computeMedian(rates.one), computeMedian(rates.two)];
  console.log(
    `${name.padEnd(24)} one ${alone.toFixed(0)}, two ${both.toFixed(0)} per second, ratio ${(both / alone).toFixed(2)} (target ${targetRatio})`,
  );
}

/** Measures timetable pages of so many days that connections rarely wait for the same rendering. */
function measurePages(urls: readonly string[]): Promise<number> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const pageUrls = Array.from(
    { length: 20 },
    (_, days) => `${urls[days % urls.length]}/timetable?date=${day(days)}`,
  );
  return measureGetRate(pageUrls, secondsEach);
}

async function hold(urls: readonly string[], classIds: readonly string[]): Promise<number> {
  const shares = await Promise.all(urls.map((url) => openBrowserConnections(url, callers / urls.length)));
  const browsers = shares.flat();
  const startMs = performance.now();
  let done = 0;
  const work = async (browser: (typeof browsers)[number], caller: number) => {
    for (let index = caller; performance.now() - startMs < secondsEach * 1000; index += 1) {
      await browser.holdAndRelease(classIds[index % classIds.length] ?? '');
      done += 1;
    }
  };
  await Promise.all(browsers.map(work));
  const seconds = (performance.now() - startMs) / 1000;
  for (const browser of browsers) browser.end();
  return done / seconds;
}

await measure();
