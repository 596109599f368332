import { paths } from '@studio/contracts/paths';
import { Pool } from 'pg';
import { type Caller, createCaller } from '../tests/races/harness/api-client.ts';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { startStudio } from '../tests/races/harness/studio-process.ts';

const callers = 64;
const secondsEach = 8;

/** Prints holds per second through the API beside the same two statements straight on the database, and the ratio. */
async function measure(): Promise<void> {
  const postgres = await startRealPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const studio = await startStudio({ databaseUrl });
    try {
      const classes = await openClasses(createCaller(studio.url));
      const bare = await perSecond(await bareHolds(databaseUrl, classes.length));
      const served = await perSecond(servedHolds(studio.url, classes));
      console.log(`claim and give back, bare statements  ${bare.toFixed(0)} a second`);
      console.log(`hold and release, through the API     ${served.toFixed(0)} a second`);
      console.log(`ratio ${(served / bare).toFixed(2)}`);
    } finally {
      await studio.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** One caller's round: takes a place in one class and gives it back. */
type Round = (caller: number, round: number) => Promise<void>;

/** Rounds per second of all callers together, after a second of warming up. */
async function perSecond(round: Round): Promise<number> {
  await roundsUntil(round, Date.now() + 1_000);
  return (await roundsUntil(round, Date.now() + secondsEach * 1_000)) / secondsEach;
}

async function roundsUntil(round: Round, end: number): Promise<number> {
  let done = 0;
  const work = async (caller: number): Promise<void> => {
    for (let count = 0; Date.now() < end; count += 1) {
      await round(caller, count);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  return done;
}

async function bareHolds(databaseUrl: string, count: number): Promise<Round> {
  const pool = new Pool({ connectionString: databaseUrl, max: 20 });
  // The server may go before the pool does; nothing is asked of it any more by then.
  pool.on('error', () => undefined);
  await pool.query('CREATE UNLOGGED TABLE bare_class (id int PRIMARY KEY, taken int NOT NULL)');
  await pool.query('INSERT INTO bare_class SELECT id, 0 FROM generate_series(0, $1::int - 1) AS id', [count]);
  const change = (name: string, by: string, id: number) =>
    pool.query({
      name,
      text: `UPDATE bare_class SET taken = taken ${by} WHERE id = $1 RETURNING taken`,
      values: [id],
    });
  return async (caller, round) => {
    const id = (caller * 31 + round) % count;
    await change('claim', '+ 1', id);
    await change('give-back', '- 1', id);
  };
}

/** Every round is another browser, as it is in the rush: one browser may not hold the same class again and again. */
function servedHolds(url: string, classes: readonly string[]): Round {
  return async (caller, round) => {
    const browser = createCaller(url);
    const classId = classes[(caller * 31 + round) % classes.length];
    const held = await browser.call(paths.hold, { branchId: '11-miles-st', classId });
    if (!held.body.ok) throw new Error(`a hold was refused: ${JSON.stringify(held.body)}`);
    await browser.call(paths.release, { branchId: '11-miles-st', holdId: held.body.holdId });
  };
}

async function openClasses(caller: Caller): Promise<string[]> {
  const branch = { branchId: '11-miles-st' };
  const summary = await caller.call(paths.summary, { ...branch, daysFrom: 1, daysTo: 30, filters: {} });
  const dates = Object.keys(summary.body.days as Record<string, number>);
  const answers = await Promise.all(
    dates.map((date) => caller.call(paths.availability, { ...branch, date, filters: {} })),
  );
  return answers.flatMap(({ body }) => (body.slots as { classId: string }[]).map(({ classId }) => classId));
}

await measure();
