import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseOn, startRealPostgres } from '../../races/harness/real-postgres.ts';
import { startStudio } from '../../races/harness/studio-process.ts';

/**
 * Starts one demo studio for the whole run, on a free port with its own database. Passes two values to the workers: the
 * studio's URL, and a folder that contains a file for each class that a journey has claimed. If `STUDIO_URL` names a
 * running studio, that one is used instead. The databases are on a PostgreSQL, as in production: it starts and responds
 * with a third of the work of the embedded one, which the context tests use.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const claimedClasses = await mkdtemp(join(tmpdir(), 'claimed-classes-'));
  const removeClaims = () => rm(claimedClasses, { recursive: true });
  process.env.CLAIMED_CLASSES = claimedClasses;
  if (process.env.STUDIO_URL) return removeClaims;
  const postgres = await startRealPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const env = { SWEEPER: 'on', QUIET_HOURS: 'off', PATIENCE: 'off' };
    const studio = await startStudio({ databaseUrl, env });
    process.env.STUDIO_URL = studio.url;
    process.env.STUDIO_POSTGRES = postgres.url;
    return async () => {
      await studio.stop();
      await postgres.stop();
      await removeClaims();
    };
  } catch (error) {
    await postgres.stop();
    await removeClaims();
    throw error;
  }
}
