import { readConfig } from '@studio/server/platform/config/config';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { openInfrastructure } from '../../scripts/serve/open-infrastructure.ts';
import { liveSettings } from '../harness/live-settings.ts';
import { createDatabase } from './harness/create-database.ts';

/** Returns the prefixes of the sandbox routes that a process mounts. */
async function listMounted(settings: Record<string, string>): Promise<string[]> {
  const config = readConfig({ ...settings, DATABASE_URL: await createDatabase() });
  const infrastructure = await openInfrastructure(config, fastify().log);
  await infrastructure.close();
  return infrastructure.neighbours.map(({ prefix }) => prefix);
}

it('a live studio mounts no sandbox routes', async () => {
  expect(await listMounted(liveSettings)).toEqual([]);
});

it('the demo mounts its sandboxes, that for accounts only with its own user pool', async () => {
  const withSecrets = {
    IDENTITY_KEY: liveSettings.IDENTITY_KEY,
    IDENTITY_ACCESS_KEY_ID: 'A',
    IDENTITY_SECRET_ACCESS_KEY: 'B',
  };
  const ownPool = await listMounted(withSecrets);
  expect(ownPool).toEqual(['/sandbox/stripe', '/sandbox/mail', '/sandbox/sms', '/sandbox/accounts']);
  const cognitoSettings = {
    IDENTITY: 'cognito',
    IDENTITY_USER_POOL_ID: 'eu-west-2_abc',
    IDENTITY_CLIENT_ID: 'abc',
  };
  expect(await listMounted(cognitoSettings)).toEqual(['/sandbox/stripe', '/sandbox/mail', '/sandbox/sms']);
});
