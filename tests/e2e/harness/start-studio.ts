import { startStudio } from '../../races/harness/studio-process.ts';

/**
 * Starts one demo studio for the whole run, on a free port with a database of its own, and tells the workers its
 * address. `STUDIO_URL` names one that is running already, which is then left alone.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STUDIO_URL) return undefined;
  const studio = await startStudio({ env: { SWEEPER: 'on', QUIET_HOURS: 'off', PATIENCE: 'off' } });
  process.env.STUDIO_URL = studio.url;
  return async () => {
    await studio.stop();
  };
}
