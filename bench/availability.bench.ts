import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { fillBranches } from './fill-branches.ts';
import { measureAvailability, type StudioUnderTest } from './measure-availability.ts';

/**
 * Default number of branches, which BRANCHES overrides. If filling takes longer than `fillSeconds`, the benchmark uses
 * the branches filled by then.
 */
const branches = Number(process.env.BRANCHES ?? 1000);
const fillSeconds = 900;

/**
 * Prints how long the timetable's three calls take with a thousand branches compared with one, and their rate compared
 * with that of a bare Fastify's responses of the same size. tests/races/places-left-accuracy tests that the places are
 * correct.
 */
async function measure(): Promise<void> {
  // PostgreSQL's documentation advises a larger buffer. With 128 MB it repeatedly reads recent data from the system.
  const postgres = await startRealPostgres(['shared_buffers=2GB']);
  const studios: (StudioUnderTest & { stop(): Promise<unknown> })[] = [];
  try {
    for (const count of [1, branches]) studios.push(await openFilledStudio(postgres.url, count));
    const [one, many] = studios;
    if (!one || !many) throw new Error('There are no studios.');
    for (const question of ['facets', 'summary', 'slots'] as const)
      await measureAvailability(question, one, many);
  } finally {
    for (const studio of studios) await studio.stop();
    await postgres.stop();
  }
}

async function openFilledStudio(postgresUrl: string, count: number) {
  const databaseUrl = await createDatabaseOn(postgresUrl);
  await migratePostgres(databaseUrl);
  const database = openPostgres(databaseUrl, 2);
  try {
    await initialiseBranch(database, new Date());
    const filled = await fillBranches(database.pool, count, fillSeconds);
    const { classes, bookings, holds, seconds } = filled;
    console.log(
      `${filled.branches} branches, ${classes} classes, ${bookings} bookings, ${holds} holds, filled in ${seconds.toFixed(0)} s (at most ${fillSeconds})`,
    );
    const studio = await startStudio({ databaseUrl });
    return { url: studio.url, pid: studio.pid, databaseUrl, branches: filled.branches, stop: studio.stop };
  } finally {
    await database.close();
  }
}

await measure();
