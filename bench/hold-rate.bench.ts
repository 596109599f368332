import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  heldPlaceCountsStatement,
  holdPreconditionsStatement,
} from '@studio/server/bookings/holds/hold-queries';
import {
  claimPlacesStatement,
  releaseUnpaidHoldStatement,
} from '@studio/server/bookings/holds/place-statements';
import type { PreparedStatement } from '@studio/server/platform/database/database';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { createRunFolder, removeRunFolder } from '../tests/races/harness/run-folder.ts';
import { type StudioProcess, startStudio } from '../tests/races/harness/studio-process.ts';
import { type BrowserConnection, openBrowserConnections } from './browser-connections.ts';
import { type PidSelector, readCpuMs, selectDatabaseProcesses, selectProcess } from './cpu-time.ts';
import { enlargeUpcomingClasses } from './enlarge-upcoming-classes.ts';
import { computeMedian } from './median.ts';
import { runPgbench } from './run-pgbench.ts';

const callers = 64;
const rounds = 5;
const secondsEach = 4;
const targets = { ratio: 0.6, hot: 0.5 };

/**
 * Prints the holds per second through the API with rate limits on, and alternately those of pgbench with the same
 * statements on the same database. Then prints the CPU time of a hold with its release, and the rate of 64 callers on
 * one class compared with one caller.
 */
async function measure(): Promise<void> {
  const postgres = await startRealPostgres();
  const folder = createRunFolder('hold-rate');
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const studio = await startStudio({ databaseUrl, env: { LIMITS: 'on', TRUST_PROXY: 'true' } });
    try {
      const classIds = await enlargeUpcomingClasses(databaseUrl, callers);
      const file = path.join(folder, 'hold.sql');
      await writeFile(file, buildLoadScript(classIds));
      const runBaseline = () => runPgbench(databaseUrl, file, { clients: callers, seconds: secondsEach });
      await measureSpread(studio, classIds, runBaseline);
      await measureCpu(studio, classIds, databaseUrl);
      await measureContention(studio, classIds[0] ?? '');
    } finally {
      await studio.stop();
    }
  } finally {
    removeRunFolder(folder);
    await postgres.stop();
  }
}

async function measureSpread(
  studio: StudioProcess,
  classIds: readonly string[],
  runBaseline: () => Promise<number>,
): Promise<void> {
  const rates = { bare: [] as number[], api: [] as number[] };
  await perSecond(studio, classIds, callers);
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push(await runBaseline());
    rates.api.push(await perSecond(studio, classIds, callers));
  }
  const [api, statements] = [computeMedian(rates.api), computeMedian(rates.bare)];
  console.log(`hold and release by pgbench, ${callers} clients   ${statements.toFixed(0)} per second`);
  console.log(`hold and release by the API, ${callers} callers   ${api.toFixed(0)} per second`);
  console.log(`ratio ${(api / statements).toFixed(2)} (target ${targets.ratio})`);
}

/**
 * Prints the CPU time of a hold and its release. Other load on the machine affects the CPU time less than the duration.
 */
async function measureCpu(
  studio: StudioProcess,
  classIds: readonly string[],
  databaseUrl: string,
): Promise<void> {
  if (process.platform !== 'linux') return;
  const groups: Record<string, PidSelector> = {
    server: selectProcess(studio.pid),
    database: await selectDatabaseProcesses(databaseUrl),
    'this client': selectProcess(process.pid),
  };
  const used = () => Object.values(groups).map(readCpuMs);
  const before = used();
  const pairs = (await perSecond(studio, classIds, callers)) * secondsEach;
  for (const [nth, after] of used().entries()) {
    const each = (after - (before[nth] ?? 0)) / pairs;
    console.log(`CPU time per pair, ${Object.keys(groups)[nth]}   ${each.toFixed(2)} ms`);
  }
}

async function measureContention(studio: StudioProcess, classId: string): Promise<void> {
  const rates = { one: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.one.push(await perSecond(studio, [classId], 1));
    rates.many.push(await perSecond(studio, [classId], callers));
  }
  const [one, many] = [computeMedian(rates.one), computeMedian(rates.many)];
  console.log(`one class, one caller         ${one.toFixed(0)} per second`);
  console.log(`one class, ${callers} callers        ${many.toFixed(0)} per second`);
  console.log(`ratio ${(many / one).toFixed(2)} (target ${targets.hot})`);
}

/**
 * Returns the holds per second of all callers together. Every hold comes from a different browser in a different
 * network, as in a rush.
 */
async function perSecond(studio: StudioProcess, classIds: readonly string[], count: number): Promise<number> {
  const browsers = await openBrowserConnections(studio.url, count);
  const startMs = performance.now();
  const endMs = startMs + secondsEach * 1000;
  const work = async (browser: BrowserConnection, caller: number): Promise<number> => {
    let done = 0;
    for (; performance.now() < endMs; done += 1) {
      await browser.holdAndRelease(classIds[(caller + done) % classIds.length] ?? '');
    }
    return done;
  };
  const done = await Promise.all(browsers.map(work));
  for (const browser of browsers) browser.end();
  return (done.reduce((sum, one) => sum + one, 0) / (performance.now() - startMs)) * 1000;
}

/**
 * Returns a pgbench script with all statements of the API for one hold and its release. Each pgbench client uses one
 * class. The API batches some reads of concurrent requests, but this script reads for each one.
 */
function buildLoadScript(classIds: readonly string[]): string {
  const ids = classIds.map((id) => `'${id}'`).join(',');
  const [branch, now] = ["'11-miles-st'", 'now()'];
  const klass = `((ARRAY[${ids}])[1 + :client_id % ${classIds.length}])::uuid`;
  const [browser, network] = ['(:browser)::text', '(:network)::text'];
  const later = "now() + interval '10 minutes'";
  const claimed = [
    branch,
    klass,
    'gen_random_uuid()',
    browser,
    '1',
    'NULL::text',
    network,
    now,
    later,
    "'{}'",
  ];
  return [
    '\\set browser random(1, 1000000000000)',
    '\\set network random(1, 1000000000000)',
    `${filled(holdPreconditionsStatement, [only(branch), only(klass), now, only(browser), only(network)])};`,
    `${filled(claimPlacesStatement, claimed)} \\gset held_`,
    `${filled(heldPlaceCountsStatement, [only(branch), only(klass), now, only(browser), only(network)])};`,
    `${filled(releaseUnpaidHoldStatement, [branch, '(:held_id)::uuid', now, browser])};`,
    '',
  ].join('\n');
}

const only = (value: string): string => `ARRAY[${value}]`;

/** Replaces `$1`, `$2` … with values, and joins the lines, as pgbench requires before `\gset`. */
const filled = ({ text }: PreparedStatement, values: readonly string[]): string =>
  text.replaceAll(/\$(\d+)/g, (_, place: string) => values[Number(place) - 1] ?? '').replaceAll('\n', ' ');

await measure();
