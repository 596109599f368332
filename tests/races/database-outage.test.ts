/**
 * Kills and pauses its own PostgreSQL, and waits until the server has noticed.
 *
 * @module-tag long
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiBase, paths } from '@studio/contracts/paths';
import { openPostgres } from '@studio/server/platform/database/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';
import { createCaller, getPublicSalt } from './harness/api-client.ts';
import {
  type CallTarget,
  callAllRoutes,
  callPoolOperations,
  callRoute,
  requestAllPages,
} from './harness/call-everything.ts';
import { checkClassTotals, createFutureClass } from './harness/class-state.ts';
import {
  findApiFault,
  findPageFault,
  type ObservedResponse,
  sendRequest,
} from './harness/outage-responses.ts';
import { createDatabaseOn, type RealPostgres, startRealPostgres } from './harness/real-postgres.ts';
import { poolSecrets, type StudioProcess, startStudio } from './harness/studio-process.ts';
import { waitUntil } from './harness/wait-until.ts';

let postgres: RealPostgres;
let studio: StudioProcess;
let databaseUrl: string;
let database: ReturnType<typeof openPostgres>;
let classId: string;
/** Target and data of all requests. */
let at: CallTarget;

beforeAll(async () => {
  postgres = await startRealPostgres();
  databaseUrl = await createDatabaseOn(postgres.url);
  studio = await startStudio({ databaseUrl, env: { SWEEPER: 'on' } });
  database = openPostgres(databaseUrl, 5);
  classId = await createFutureClass(database, 60);
  let ownerToken = '';
  const pool = createRawSignIn(poolAddress());
  await waitUntil('the demo accounts are there', async () => {
    const { AuthenticationResult } = await pool
      .initiateAuth('admin@miles-street.example', demoPassword)
      .catch(() => ({ AuthenticationResult: undefined }));
    ownerToken = AuthenticationResult?.AccessToken ?? '';
    return ownerToken !== '';
  });
  at = { url: studio.url, salt: await getPublicSalt(studio.url), classId, ownerToken };
  await expect(canHoldPlace()).resolves.toBe(true);
});
afterAll(async () => {
  await studio?.kill();
  await database?.close();
  await postgres?.stop();
});

const poolAddress = () => ({
  userPoolId: 'us-east-1_MilesStreet',
  clientId: 'miles-street-site',
  endpoint: `${studio.url}/idp/`,
  credentials: {
    accessKeyId: poolSecrets.IDENTITY_ACCESS_KEY_ID,
    secretAccessKey: poolSecrets.IDENTITY_SECRET_ACCESS_KEY,
  },
});

const statusOf = async (path: string) => (await sendRequest(path, `${studio.url}${path}`, {})).status;

/** Holds a place and releases it. */
async function canHoldPlace(): Promise<boolean> {
  const browser = createCaller(studio.url);
  const held = await browser.call(paths.hold, { classId });
  if (held.status !== 200) return false;
  const { holdId } = held.body;
  return (await browser.call(paths.release, { classId, holdId })).status === 200;
}

async function expectRecovered(): Promise<void> {
  await waitUntil('places can be held again', canHoldPlace);
  expect(await statusOf('/readyz')).toBe(200);
  // Makes enough requests to reveal whether the outage left a concurrency slot or a connection occupied.
  const many = await Promise.all(Array.from({ length: 30 }, canHoldPlace));
  expect(many.filter((succeeded) => !succeeded)).toEqual([]);
  expect(await checkClassTotals(database, classId)).toMatchObject({ addsUp: true, livePlaces: 0 });
  expect((await requestAllPages(at)).filter(({ status }) => status >= 500)).toEqual([]);
  // Attempts to log in during the outage must not count as guesses.
  const signedIn = await createRawSignIn(poolAddress()).initiateAuth(
    'member@miles-street.example',
    demoPassword,
  );
  expect(signedIn.AuthenticationResult?.AccessToken).toBeTruthy();
}

/** Returns the process's log lines: level, message and error. */
const logged = (): string[] =>
  studio
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{') || line.includes('nhandled'))
    .map((line) => {
      if (!line.startsWith('{')) return line;
      const { level, msg, err } = JSON.parse(line) as {
        level: number;
        msg: string;
        err?: Error & { type: string };
      };
      return `${level} ${msg}: ${err?.type} ${err?.message.slice(0, 100)}`;
    });

const findFaults = (
  responses: ObservedResponse[],
  findFault: (response: ObservedResponse) => string | null,
) => responses.flatMap((response) => findFault(response) ?? []);

describe('a database that hangs', () => {
  it('is detected; until it resumes every request is answered, and none fails', async () => {
    await requestAllPages(at);
    postgres.pause();
    try {
      const plainPool = new pg.Pool({ connectionString: databaseUrl });
      plainPool.on('error', () => undefined);
      const withoutWatch = plainPool.query('SELECT 1').then(
        () => 'answered',
        () => 'failed',
      );
      const [calls, pages, probes] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, () => callRoute(at, `${apiBase}${paths.hold}`, { classId }))),
        requestAllPages(at),
        Promise.all(['/healthz', '/readyz'].map(statusOf)),
      ]);
      expect(calls.map(({ status }) => status)).toEqual(Array(20).fill(503));
      expect(findFaults(calls, findApiFault)).toEqual([]);
      expect(findFaults(pages, findPageFault)).toEqual([]);
      expect(probes).toEqual([200, 503]);
      expect(findFaults(await callPoolOperations(at), findPageFault)).toEqual([]);
      const stillWaiting = Promise.race([withoutWatch, Promise.resolve('waits')]);
      expect(await stillWaiting, 'a pool that nobody watches').toBe('waits');
    } finally {
      postgres.resume();
    }
    await expectRecovered();
  });
});

describe('a database that is killed', () => {
  it('during requests: a call that may have gone through reports that, and no hold is confirmed', async () => {
    await database.pool.query(slowCommits);
    const pendingCalls = Array.from({ length: 20 }, () =>
      callRoute(at, `${apiBase}${paths.hold}`, { classId }),
    );
    await waitUntil('a hold is being committed', async () => {
      const [row] = await database.run<{ committing: boolean }>(pendingCommits, []);
      return row?.committing ?? false;
    });
    await postgres.kill();
    const responses = await Promise.all(pendingCalls);
    expect(findFaults(responses, findApiFault)).toEqual([]);
    // The class queue runs two requests at once, and which ones is random.
    expect(
      responses.filter(({ text }) => text.includes('can’t tell whether your change was saved')),
    ).not.toEqual([]);
    expect(responses.map(({ status }) => status)).not.toContain(200);
  });

  it('is down: API calls return JSON, pages return a page, and nothing returns 500', async () => {
    const before = logged().length;
    const calls = await callAllRoutes(at);
    expect(findFaults(calls, findApiFault)).toEqual([]);
    expect(calls.filter(({ status }) => status === 503).length).toBeGreaterThan(calls.length / 2);
    const shown = await requestAllPages(at);
    expect(findFaults(shown, findPageFault)).toEqual([]);
    expect(shown.find(({ what }) => what === '/timetable')?.status).toBe(503);
    const pool = await callPoolOperations(at);
    expect(pool.map(({ status }) => status)).toEqual(pool.map(() => 503));
    expect(findFaults(pool, findPageFault)).toEqual([]);
    const probes = ['/healthz', '/readyz', '/readyz?exclude=database'];
    expect(await Promise.all(probes.map(statusOf))).toEqual([200, 503, 200]);
    expect(logged().slice(before), 'nobody is told for each of them').toEqual([]);
  });

  it('comes back, and everything recovers by itself', async () => {
    await postgres.start();
    await waitUntil('the trigger is gone', () =>
      database.pool.query('DROP TRIGGER test_slow ON holds').then(
        () => true,
        () => false,
      ),
    );
    await expectRecovered();
    const lines = logged();
    expect(lines.filter((line) => /^50|nhandled/.test(line) && !line.includes('is not responding'))).toEqual(
      [],
    );
    expect(lines.filter((line) => line.includes('is not responding')).length).toBeLessThan(4);
  });
});

describe('the checks of this test', () => {
  it('detect a response that fails, one that is not JSON, and none at all', async () => {
    const faultyServer = createServer((request, response) => {
      if (request.url === '/silent') return;
      response
        .writeHead(request.url === '/500' ? 500 : 503, { 'content-type': 'text/html' })
        .end('<h1>Oh</h1>');
    });
    await new Promise<void>((resolve) => {
      faultyServer.listen(0, '127.0.0.1', resolve);
    });
    const at = `http://127.0.0.1:${(faultyServer.address() as AddressInfo).port}`;
    const responses = await Promise.all(
      ['/500', '/html', '/silent'].map((path) => sendRequest(path, at + path, {}, 300)),
    );
    expect(findFaults(responses, findApiFault)).toHaveLength(3);
    expect(findFaults(responses, findPageFault)).toHaveLength(3);
    faultyServer.closeAllConnections();
    faultyServer.close();
  });
});

const pendingCommits = {
  name: 'test_someone_commits',
  text: `SELECT count(*) > 0 AS committing FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'PgSleep'`,
};

/** Delays each commit of a hold until the server is killed. */
const slowCommits = `CREATE FUNCTION test_slow() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(600); RETURN NULL; END';
  CREATE CONSTRAINT TRIGGER test_slow AFTER INSERT ON holds DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION test_slow()`;
