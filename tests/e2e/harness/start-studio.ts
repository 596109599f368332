import { createDatabaseOn, startRealPostgres } from '../../races/harness/real-postgres.ts';
import { startStudio } from '../../races/harness/studio-process.ts';

/**
 * Starts one demo studio for the whole run, on a free port with its own database, and passes its URL to the workers.
 * `STUDIO_URL` names a running one, which is then used instead.
 * The databases are on a PostgreSQL, as in production: it starts and responds with a third of the embedded one's work,
 * which every context test has.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STUDIO_URL) return undefined;
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
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
