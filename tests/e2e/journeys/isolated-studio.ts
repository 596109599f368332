import { createDatabaseOn } from '../../races/harness/real-postgres.ts';
import { type StudioProcess, startStudio } from '../../races/harness/studio-process.ts';
import { test as journey } from './journey.ts';

interface OwnStudio {
  /** Database of the studio. Default: PostgreSQL, if the run has one. */
  studioDatabase: 'postgres' | 'embedded';
  /** Settings of the process, over those of the shared studio. */
  studioEnv: Record<string, string>;
  own: StudioProcess;
}

/**
 * Test with its own studio: for journeys that change the studio for everyone, and for exact numbers. Pages, calls and
 * emails belong to this studio.
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
