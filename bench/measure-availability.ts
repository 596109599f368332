import { type AvailabilityQuery, createAvailabilityQueries } from './availability-queries.ts';
import { startBaselineServer } from './baseline-server.ts';
import { type PidSelector, readCpuMs, selectDatabaseProcesses, selectProcess } from './cpu-time.ts';
import { openHttpConnection } from './http-connection.ts';
import { measurePostRate, type PostMeasurement } from './measure-post-rate.ts';
import { computeMedian } from './median.ts';

const targets = { slower: 1.3, ofBare: 0.35 };
const connections = 64;
const rounds = Number(process.env.ROUNDS ?? 5);
const secondsEach = 2;

/** Server process with a database of filled branches. */
export interface StudioUnderTest {
  url: string;
  pid: number;
  databaseUrl: string;
  branches: number;
}

export async function measureAvailability(
  question: AvailabilityQuery,
  one: StudioUnderTest,
  many: StudioUnderTest,
): Promise<void> {
  const ofOne = await createAvailabilityQueries(one.url, question, one.branches);
  const ofMany = await createAvailabilityQueries(many.url, question, many.branches);
  await warmUp(one, ofOne);
  await warmUp(many, ofMany);
  await printLatencies(question, { one, ofOne, many, ofMany });
  await printRates(question, many, ofMany);
}

/** Warms the process up, as if it had run for a while: up to 1000 requests per branch, within two minutes. */
const warmUp = ({ url, branches }: StudioUnderTest, next: () => string) =>
  measurePostRate(url, next, { connections, seconds: 120, maxRequests: 1000 * branches });

async function printLatencies(
  question: AvailabilityQuery,
  studios: { one: StudioUnderTest; ofOne: () => string; many: StudioUnderTest; ofMany: () => string },
): Promise<void> {
  const ms = { one: [] as number[], many: [] as number[] };
  const alone = { connections: 1, seconds: secondsEach / 2 };
  for (let round = 0; round < rounds; round += 1) {
    ms.one.push((await measurePostRate(studios.one.url, studios.ofOne, alone)).medianMs);
    ms.many.push((await measurePostRate(studios.many.url, studios.ofMany, alone)).medianMs);
  }
  const [one, many] = [computeMedian(ms.one), computeMedian(ms.many)];
  console.log(`${question.padEnd(8)} median with 1 branch          ${one.toFixed(2)} ms`);
  console.log(`${question.padEnd(8)} median with ${studios.many.branches} branches    ${many.toFixed(2)} ms`);
  console.log(`${question.padEnd(8)} ratio ${(many / one).toFixed(2)} (at most ${targets.slower})`);
}

async function printRates(
  question: AvailabilityQuery,
  studio: StudioUnderTest,
  next: () => string,
): Promise<void> {
  const sample = await loadAverageResponse(studio, next);
  const baseline = await startBaselineServer('baseline-json-server.ts', [sample]);
  const database = await selectDatabaseProcesses(studio.databaseUrl);
  const perSecond = { bare: [] as number[], api: [] as number[] };
  const cpu = { bare: [] as number[], server: [] as number[], database: [] as number[] };
  const load = { connections, seconds: secondsEach };
  const createLoad = (url: string) => () => measurePostRate(url, next, load);
  try {
    await createLoad(baseline.url)();
    for (let round = 0; round < rounds; round += 1) {
      const [rate, spent] = await measureWithCpu(createLoad(baseline.url), [selectProcess(baseline.pid)]);
      perSecond.bare.push(rate);
      cpu.bare.push(spent[0] ?? 0);
      const [apiRate, apiSpent] = await measureWithCpu(createLoad(studio.url), [
        selectProcess(studio.pid),
        database,
      ]);
      perSecond.api.push(apiRate);
      cpu.server.push(apiSpent[0] ?? 0);
      cpu.database.push(apiSpent[1] ?? 0);
    }
  } finally {
    await baseline.stop();
  }
  const [api, baselineRate] = [computeMedian(perSecond.api), computeMedian(perSecond.bare)];
  const micros = (name: keyof typeof cpu) => `${(computeMedian(cpu[name]) * 1000).toFixed(0)} µs`;
  console.log(
    `${question.padEnd(8)} ${(Buffer.byteLength(sample) / 1024).toFixed(1)} KB, ${connections} connections    ${api.toFixed(0)} per second`,
  );
  console.log(
    `${question.padEnd(8)} bare Fastify, same response       ${baselineRate.toFixed(0)} per second`,
  );
  console.log(
    `${question.padEnd(8)} CPU time per response  server ${micros('server')}, database ${micros('database')}, bare Fastify ${micros('bare')}`,
  );
  console.log(`${question.padEnd(8)} ratio ${(api / baselineRate).toFixed(2)} (target ${targets.ofBare})`);
}

/** Returns responses per second, and each group's CPU time per response in milliseconds. */
async function measureWithCpu(
  work: () => Promise<PostMeasurement>,
  groups: PidSelector[],
): Promise<[number, number[]]> {
  const before = groups.map(readCpuMs);
  const { perSecond, responses } = await work();
  return [perSecond, groups.map((group, index) => (readCpuMs(group) - (before[index] ?? 0)) / responses)];
}

/** Of several responses, returns the one whose length is nearest to the average. */
async function loadAverageResponse({ url }: StudioUnderTest, next: () => string): Promise<string> {
  const socket = openHttpConnection(new URL(url));
  const responses: string[] = [];
  for (let count = 0; count < 51; count += 1) responses.push(await socket.send(next()));
  socket.end();
  const mean = responses.reduce((sum, { length }) => sum + length, 0) / responses.length;
  const distanceToMean = ({ length }: string) => Math.abs(length - mean);
  return responses.toSorted((a, b) => distanceToMean(a) - distanceToMean(b))[0] ?? '';
}
