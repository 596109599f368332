import { readConfig } from '@studio/server/platform/config';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { openInfrastructure } from '../../scripts/serve/open-infrastructure.ts';
import { liveSettings } from '../harness/live-settings.ts';
import { createDatabase } from './harness/create-database.ts';

/** Returns the prefixes of the sandbox routes that a process mounts. */
async function mounted(settings: Record<string, string>): Promise<string[]> {
  const config = readConfig({ ...settings, DATABASE_URL: await createDatabase() });
  const ground = await openInfrastructure(config, fastify().log);
  await ground.close();
  return ground.neighbours.map(({ prefix }) => prefix);
}

it('a live studio mounts nothing of the demo', async () => {
  expect(await mounted(liveSettings)).toEqual([]);
});

it('the demo mounts its stand-ins, for accounts only where the pool is ours', async () => {
  const withSecrets = {
    IDENTITY_KEY: liveSettings.IDENTITY_KEY,
    IDENTITY_ACCESS_KEY_ID: 'A',
    IDENTITY_SECRET_ACCESS_KEY: 'B',
  };
  const ours = await mounted(withSecrets);
  expect(ours).toEqual(['/sandbox/stripe', '/sandbox/mail', '/sandbox/sms', '/sandbox/accounts']);
  const elsewhere = {
    IDENTITY: 'cognito',
    IDENTITY_USER_POOL_ID: 'eu-west-2_abc',
    IDENTITY_CLIENT_ID: 'abc',
  };
  expect(await mounted(elsewhere)).toEqual(['/sandbox/stripe', '/sandbox/mail', '/sandbox/sms']);
});
