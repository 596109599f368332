import { setTimeout as pause } from 'node:timers/promises';
import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { Client } from 'pg';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { fillStudio, studioSize } from './fill-studio.ts';
import {
  listCostliestStatements,
  readStatementCosts,
  startCountingStatements,
  statementStatsSetting,
} from './statement-costs.ts';

const branchId = '11-miles-st';
/** Milliseconds after which a server has finished the work that it does at start. */
const startupWorkMs = 45_000;
const minutes = Number(process.env.MINUTES ?? 2);

/**
 * Prints the costliest SQL statements that a server runs while it gets no requests. Its database is that of a studio
 * after some years.
 */
async function measure(): Promise<void> {
  const postgres = await startRealPostgres([statementStatsSetting]);
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    await migratePostgres(databaseUrl);
    const database = openPostgres(databaseUrl, 2);
    await initialiseBranch(database, new Date());
    await fillStudio(database.pool, branchId);
    await database.close();
    const studio = await startStudio({ databaseUrl, env: { SWEEPER: 'on' } });
    const client = new Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      await startCountingStatements(client);
      await pause(startupWorkMs);
      const before = await readStatementCosts(client);
      await pause(minutes * 60_000);
      console.log(`${studioSize.bookings} bookings, ${minutes} minutes without requests:`);
      for (const line of listCostliestStatements(before, await readStatementCosts(client), 12))
        console.log(line);
    } finally {
      await client.end();
      await studio.stop();
    }
  } finally {
    await postgres.stop();
  }
}

await measure();
