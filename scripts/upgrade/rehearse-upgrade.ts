import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createDatabaseOn, startRealPostgres } from '../../tests/races/harness/real-postgres.ts';
import { type StudioProcess, startStudio } from '../../tests/races/harness/studio-process.ts';
import { waitUntil } from '../../tests/races/harness/wait-until.ts';
import { withDatabaseClient } from '../backup/postgres-tools.mjs';
import { CommandError, runCommand } from '../setup/command-error.mjs';
import { findLostData } from './find-lost-data.ts';
import { logInAndRefresh } from './log-in-and-refresh.ts';
import { type OldRevision, prepareOldRevision } from './old-revision.ts';
import { type SimulatedUsers, startSimulatedUsers } from './simulated-users.ts';

const people = 6;
const aloneMs = 8_000;
const togetherMs = 20_000;
const handoverMs = 3_000;
/** Planted change that must make the rehearsal fail: an impossible constraint, added while both versions serve. */
const plantedSql = 'ALTER TABLE bookings ADD CONSTRAINT planted CHECK (false) NOT VALID';

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const old = await prepareOldRevision(args.find((each) => !each.startsWith('--')));
  const server = process.env.DATABASE_URL ? null : await startRealPostgres();
  const databaseUrl = await createDatabaseOn(process.env.DATABASE_URL ?? server?.url ?? '');
  try {
    return await rehearse(old, databaseUrl, args.includes('--planted'));
  } finally {
    const name = new URL(databaseUrl).pathname.slice(1);
    if (server) await server.stop();
    else
      await withDatabaseClient(process.env.DATABASE_URL ?? '', (client) =>
        client.query(`DROP DATABASE ${name} WITH (FORCE)`),
      );
  }
}

async function rehearse(old: OldRevision, databaseUrl: string, withPlantedFault: boolean): Promise<number> {
  const running: StudioProcess[] = [];
  // Tokens contain the user pool's URL, so both versions use the same URL, as behind a proxy.
  const env = { SWEEPER: 'on', DRAIN_SECONDS: '1', PUBLIC_URL: 'http://localhost:3000' };
  const start = (folder?: string) => startStudio({ databaseUrl, env, ...(folder && { folder }) });
  let users: SimulatedUsers | undefined;
  try {
    const before = await start(old.folder);
    running.push(before);
    await waitUntil('someone can log in', async () => (await logInAndRefresh(() => before, 0))[0] === 200);
    const had = await countMigrations(databaseUrl);
    let open = [before];
    let requestIndex = 0;
    users = startSimulatedUsers(people, () => open[requestIndex++ % open.length] as StudioProcess);
    await sleep(aloneMs);
    printCounts(`Old code only: ${old.name}, ${had} migrations`, users);

    const after = await start();
    running.push(after);
    const has = await countMigrations(databaseUrl);
    printCounts(`Old code, while migrations ran (${has - had}) and the new process started`, users);
    if (has <= had) throw new CommandError(`No migrations since ${old.name}. There is nothing to rehearse.`);

    open = [before, after];
    if (withPlantedFault) await withDatabaseClient(databaseUrl, (client) => client.query(plantedSql));
    await sleep(togetherMs);
    printCounts('Old and new code side by side', users);

    open = [after];
    // A proxy learns about the new process first, but the old process still gets requests that are already on their
    // way.
    await sleep(handoverMs);
    const code = await before.stop();
    // The exit code of the old version doesn't fail the rehearsal. Only lost data does.
    if (code !== 0) console.log(`\nThe old process did not stop cleanly. Output:\n${before.log()}`);
    await sleep(aloneMs);
    await users.stop();
    printCounts(`New code only. The old process exited with code ${code}`, users);
    return await reportResult(users, after, databaseUrl);
  } finally {
    await users?.stop();
    await Promise.all(running.map((each) => each.stop()));
  }
}

async function reportResult(
  users: SimulatedUsers,
  after: StudioProcess,
  databaseUrl: string,
): Promise<number> {
  const lost = await findLostData(users.promised, after, databaseUrl);
  const kinds = new Map<string, number>();
  for (const failure of users.failures) {
    const kind = failure.replace(/ \(Ref: \w+\)/, '');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [failure, count] of kinds) console.error(`Failed (${count}×): ${failure.slice(0, 300)}`);
  for (const loss of lost) console.error(loss);
  const moved = users.promised.length;
  if (kinds.size + lost.length > 0 || moved === 0) {
    console.error(
      `Do not run this upgrade. Failed requests: ${users.failures.length}. Wrong bookings or classes: ${lost.length}.`,
    );
    return 1;
  }
  console.log(`No failures. All ${moved} bookings and their payments are correct.`);
  return 0;
}

/** Returns the number of migrations of the studio and its user pool that have run. */
function countMigrations(databaseUrl: string): Promise<number> {
  return withDatabaseClient(databaseUrl, async (client: pg.Client) => {
    const { rows } = await client.query(
      `SELECT (SELECT count(*) FROM drizzle.__drizzle_migrations)::int
        + (SELECT count(*) FROM identity.__drizzle_migrations)::int AS count`,
    );
    return rows[0].count as number;
  });
}

function printCounts(title: string, users: SimulatedUsers): void {
  const counts = Object.entries(users.takeCounts()).sort(([one], [other]) => one.localeCompare(other));
  console.log(
    `\n${title}\n${counts.map(([call, count]) => `  ${String(count).padStart(5)}  ${call}`).join('\n')}`,
  );
}

// The embedded PostgreSQL has exit hooks, which reset the exit code.
let isFinished = false;
process.on('exit', () => {
  if (!isFinished) process.exitCode = 1;
});
await runCommand(main);
isFinished = true;
process.exit();
