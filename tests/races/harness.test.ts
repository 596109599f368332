/**
 * Verifies the harness on which the other race tests rely.
 *
 * @module-tag long
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import { paths } from '@studio/contracts/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { findNode, nodeFlags } from '../../scripts/setup/find-node.mjs';
import { projectRoot } from '../../scripts/setup/run-program.mjs';
import { createCaller } from './harness/api-client.ts';
import { createDatabase } from './harness/create-database.ts';
import { openUserPool } from './harness/open-user-pool.ts';
import { type StudioProcess, startStudio } from './harness/studio-process.ts';

describe('two processes on one PostgreSQL', () => {
  let databaseUrl = '';
  let one: StudioProcess;
  let other: StudioProcess;
  let loggedIn: AuthenticationResultType;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    [one, other] = await Promise.all([startStudio({ databaseUrl }), startStudio({ databaseUrl })]);
    loggedIn = await openUserPool(one.url).then((pool) =>
      pool.logIn('admin@miles-street.example', demoPassword),
    );
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
  });

  it('start together on an empty database and show the same timetable', async () => {
    const input = { branchId: '11-miles-st', daysFrom: 0, daysTo: 30, filters: {} };
    const [here, there] = await Promise.all(
      [one, other].map((studio) => createCaller(studio.url).call(paths.summary, input)),
    );
    expect(here?.status).toBe(200);
    expect(Object.keys(here?.body.days as object).length).toBeGreaterThan(20);
    expect(there?.body.days).toEqual(here?.body.days);
  });

  it('are ready when everything has started: the last of the demo accounts logs in at once', () => {
    expect(loggedIn.AccessToken).toBeTruthy();
  });

  it('reject a caller who signs with another salt', async () => {
    const { clientId, sessionId } = createCaller(one.url);
    const time = Math.floor(Date.now() / 1000);
    const response = await fetch(`${one.url}/api${paths.facets}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, sessionId, time, token: 'a'.repeat(64), branchId: '11-miles-st' }),
    });
    expect(response.status).toBe(403);
  });

  it('come back after kill -9, on the same port', async () => {
    const { port } = other;
    await other.kill();
    await expect(fetch(`${other.url}/healthz`)).rejects.toThrow();
    other = await startStudio({ databaseUrl, port });
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
  });
});

describe('a process that has started PostgreSQL', () => {
  it('ends with its own exit code', () => {
    const source = `
      import { loadEmbeddedPostgres } from './load-embedded-postgres.ts';
      import { createRunFolder, removeRunFolder } from './run-folder.ts';
      const folder = createRunFolder('postgres');
      await loadEmbeddedPostgres(folder);
      removeRunFolder(folder);
      process.exitCode = 3;`;
    const flags = [...nodeFlags, '--input-type=module', '--eval', source];
    const cwd = path.join(projectRoot, 'tests/races/harness');
    const { status, stderr } = spawnSync(findNode(), flags, { cwd, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
  });
});
