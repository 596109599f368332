import { createDatabaseOn } from '../../races/harness/real-postgres.ts';
import { type StudioProcess, startStudio } from '../../races/harness/studio-process.ts';
import { test as journey } from './journey.ts';

interface OwnStudio {
  /** On what it stands. Default: a PostgreSQL, when there is one for the run. */
  studioDatabase: 'postgres' | 'embedded';
  /** Settings of the process, over those of the studio that all journeys share. */
  studioEnv: Record<string, string>;
  own: StudioProcess;
}

/**
 * A journey in a studio of its own: for what changes the studio for everybody, and for figures that have to be exact.
 * Pages, calls and mails are those of this studio.
 */
export const test = journey.extend<object, OwnStudio>({
  studioDatabase: ['postgres', { scope: 'worker', option: true }],
  studioEnv: [{}, { scope: 'worker', option: true }],
  own: [
    async ({ studioDatabase, studioEnv }, use) => {
      // Set by start-studio.ts.
      const server = studioDatabase === 'postgres' ? process.env.STUDIO_POSTGRES : undefined;
      const own = await startStudio({
        ...(server ? { databaseUrl: await createDatabaseOn(server) } : {}),
        env: { SWEEPER: 'on', QUIET_HOURS: 'off', PATIENCE: 'off', ...studioEnv },
      });
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
});

export { expect } from './journey.ts';
