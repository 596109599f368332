import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { getFreePort } from '../../tests/races/harness/get-free-port.ts';
import { createDatabaseOn, startRealPostgres } from '../../tests/races/harness/real-postgres.ts';
import { type StudioProcess, startStudio } from '../../tests/races/harness/studio-process.ts';
import { enlargeUpcomingClasses } from '../enlarge-upcoming-classes.ts';
import { computeMedian } from '../median.ts';
import { readMemoryMb } from '../process-memory.ts';
import {
  listCostIncreases,
  readStatementCosts,
  type StatementCosts,
  startCountingStatements,
  statementStatsSetting,
} from '../statement-costs.ts';
import { createVisitRunner } from './create-visit-runner.ts';
import { inspectHeap } from './heap-inspector.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const sampleMs = 10_000;
/** Number of samples between two readings of the statement costs, which is two minutes. */
const samplesPerReading = 12;
/** Share of the maximum rate that the soak uses, and the trial that measures the maximum. */
const share = 1 / 3;
const trial = { visitors: 8, seconds: 20 };
/** Maximum rise over the last two thirds of the soak, in percent. */
const maxRisePercent = { memory: 10, heap: 10, p99: 50 };

type Sample = Record<'memory' | 'heap' | 'lag' | 'p50' | 'p99' | 'connections' | 'database', number>;

/** Runs a server at a third of its maximum rate, and checks that memory and response times stay stable. */
async function runSoak(): Promise<number> {
  const postgres = await startRealPostgres([statementStatsSetting]);
  const [inspector, metrics] = [await getFreePort(), await getFreePort()];
  const databaseUrl = await createDatabaseOn(postgres.url);
  const env = {
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    METRICS_PORT: String(metrics),
    SWEEPER: 'on',
  };
  try {
    const studio = await startStudio({ databaseUrl, env });
    try {
      return await runSteadyLoad(studio, { databaseUrl, inspector, metrics });
    } finally {
      await studio.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function runSteadyLoad(
  studio: StudioProcess,
  at: { databaseUrl: string; inspector: number; metrics: number },
): Promise<number> {
  let durations: number[] = [];
  const visit = createVisitRunner(studio, await enlargeUpcomingClasses(at.databaseUrl, 200), (ms) =>
    durations.push(ms),
  );
  const maxRate = await measureMaxRate(visit);
  const everyMs = 1000 / (maxRate * share);
  console.log(
    `maximum: ${maxRate.toFixed(1)} visits per second; now one every ${everyMs.toFixed(0)} ms for ${minutes} min`,
  );
  const database = new Client({ connectionString: at.databaseUrl });
  await database.connect();
  await startCountingStatements(database);
  const heap = await inspectHeap(at.inspector);
  const failures: string[] = [];
  const pendingVisits = new Set<Promise<void>>();
  const clock = setInterval(() => {
    const pendingVisit = visit()
      .catch((error: Error) => void failures.push(error.message))
      .finally(() => pendingVisits.delete(pendingVisit));
    pendingVisits.add(pendingVisit);
  }, everyMs);
  const samples: Sample[] = [];
  const readings: StatementCosts[] = [];
  try {
    const endMs = performance.now() + minutes * 60_000;
    while (performance.now() < endMs) {
      durations = [];
      await pause(sampleMs);
      const sorted = durations.toSorted((a, b) => a - b);
      const getPercentile = (of: number) => sorted[Math.floor((sorted.length - 1) * of)] ?? Number.NaN;
      const { size, connections } = await readDatabaseState(database);
      const sample = {
        memory: readMemoryMb(studio.pid),
        heap: await heap.usedMb(),
        lag: await readLagMs(at.metrics),
        p50: getPercentile(0.5),
        p99: getPercentile(0.99),
        connections,
        database: size,
      };
      samples.push(sample);
      if (samples.length % samplesPerReading === 1) readings.push(await readStatementCosts(database));
      console.log(formatSample(sample));
    }
  } finally {
    clearInterval(clock);
    heap.close();
    await Promise.all(pendingVisits);
    await database.end();
  }
  console.log('\nstatements that became slower, cost per call in the first and the last minutes:');
  for (const line of listCostIncreases(readings, 8)) console.log(line);
  return printResult(samples, failures);
}

async function measureMaxRate(visit: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  let done = 0;
  const visitor = async () => {
    for (; performance.now() - startMs < trial.seconds * 1000; done += 1) await visit();
  };
  await Promise.all(Array.from({ length: trial.visitors }, visitor));
  return (done * 1000) / (performance.now() - startMs);
}

async function readDatabaseState(client: Client): Promise<{ size: number; connections: number }> {
  const { rows } = await client.query<{ size: number; connections: number }>(
    `SELECT pg_database_size(current_database())::float8 / 1048576 AS size,
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections`,
  );
  if (!rows[0]) throw new Error('The database reported no size or connections.');
  return rows[0];
}

/** Returns the 99th percentile of the event loop's lag, in ms. */
async function readLagMs(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^studio_nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000;
}

function formatSample(sample: Sample): string {
  return Object.entries(sample)
    .map(([name, value]) => `${name} ${value.toFixed(1)}`)
    .join('  ');
}

/**
 * Prints the medians of the first and the last third, and the rise after the first third. Returns 1 if a rise exceeds
 * its limit or a visit failed.
 */
function printResult(samples: readonly Sample[], failures: readonly string[]): number {
  const third = Math.floor(samples.length / 3);
  const later = samples.slice(third);
  let failed = failures.length > 0;
  console.log(`\n${'median of'.padEnd(14)} first third  last third  rise after the first`);
  for (const name of Object.keys(samples[0] ?? {}) as (keyof Sample)[]) {
    const of = (some: readonly Sample[]) => computeMedian(some.map((sample) => sample[name])).toFixed(1);
    const rise = computeRisePercent(later.map((sample) => sample[name]));
    const limit = name in maxRisePercent ? maxRisePercent[name as keyof typeof maxRisePercent] : null;
    const tooMuch = limit !== null && rise > limit;
    failed ||= tooMuch;
    const limitText = limit === null ? '' : ` (at most ${limit}%)${tooMuch ? ' TOO MUCH' : ''}`;
    console.log(
      `${name.padEnd(14)} ${of(samples.slice(0, third)).padStart(11)} ${of(samples.slice(-third)).padStart(11)} ${rise.toFixed(1).padStart(7)} %${limitText}`,
    );
  }
  console.log(`${failures.length} visits failed ${[...new Set(failures)].slice(0, 5).join('; ')}`);
  return failed ? 1 : 0;
}

// The embedded PostgreSQL would otherwise end the process with its own exit code.
process.exit(await runSoak());

/** Returns the rise of the best-fit line from the first to the last value, in percent of the mean. */
function computeRisePercent(values: readonly number[]): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = (values.length - 1) / 2;
  let [along, across] = [0, 0];
  for (const [at, value] of values.entries()) {
    along += (at - centre) * (value - middle);
    across += (at - centre) ** 2;
  }
  if (across === 0 || middle === 0) return 0;
  return ((along / across) * (values.length - 1) * 100) / middle;
}
