import { type StudioProcess, startStudio } from '../../races/harness/studio-process.ts';
import { test as journey } from './journey.ts';

interface OwnStudio {
  /** Settings of the process, over those of the studio that all journeys share. */
  studioEnv: Record<string, string>;
  own: StudioProcess;
}

/**
 * A journey in a studio of its own: for what changes the studio for everybody, and for figures that have to be exact.
 * Pages, calls and mails are those of this studio.
 */
export const test = journey.extend<object, OwnStudio>({
  studioEnv: [{}, { scope: 'worker', option: true }],
  own: [
    async ({ studioEnv }, use) => {
      const own = await startStudio({
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
