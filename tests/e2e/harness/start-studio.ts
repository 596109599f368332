import { createDatabaseOn, startRealPostgres } from '../../races/harness/real-postgres.ts';
import { startStudio } from '../../races/harness/studio-process.ts';

/**
 * Starts one demo studio for the whole run, on a free port with a database of its own, and tells the workers its
 * address. `STUDIO_URL` names one that is running already, which is then left alone. The databases are on a PostgreSQL,
 * as the studio has it in earnest: it starts and answers with a third of the embedded one's work, which every context
 * test has.
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
