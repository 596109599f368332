/**
 * Kills and pauses its own PostgreSQL, and waits until the server has noticed.
 *
 * @module-tag long
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiBase, paths } from '@studio/contracts/paths';
import { openPostgres } from '@studio/server/platform/postgres';
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
      .begin('admin@miles-street.example', demoPassword)
      .catch(() => ({ AuthenticationResult: undefined }));
    ownerToken = AuthenticationResult?.AccessToken ?? '';
    return ownerToken !== '';
  });
  at = { url: studio.url, salt: await getPublicSalt(studio.url), classId, ownerToken };
  await expect(wellAgain()).resolves.toBe(true);
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
async function wellAgain(): Promise<boolean> {
  const browser = createCaller(studio.url);
  const held = await browser.call(paths.hold, { classId });
  if (held.status !== 200) return false;
  const { holdId } = held.body;
  return (await browser.call(paths.release, { classId, holdId })).status === 200;
}

async function everythingIsBack(): Promise<void> {
  await waitUntil('places can be held again', wellAgain);
  expect(await statusOf('/readyz')).toBe(200);
  // Enough requests to expose a concurrency slot or connection that the outage left occupied.
  const many = await Promise.all(Array.from({ length: 30 }, wellAgain));
  expect(many.filter((well) => !well)).toEqual([]);
  expect(await checkClassTotals(database, classId)).toMatchObject({ addsUp: true, livePlaces: 0 });
  expect((await requestAllPages(at)).filter(({ status }) => status >= 500)).toEqual([]);
  // Attempts to log in during the outage must not count as guesses.
  const signedIn = await createRawSignIn(poolAddress()).begin('member@miles-street.example', demoPassword);
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

const wrongs = (answers: ObservedResponse[], wrongOf: (answer: ObservedResponse) => string | null) =>
  answers.flatMap((answer) => wrongOf(answer) ?? []);

describe('a database that hangs', () => {
  it('is noticed; until it goes on everything is answered, and nothing fails', async () => {
    await requestAllPages(at);
    postgres.pause();
    try {
      const bare = new pg.Pool({ connectionString: databaseUrl });
      bare.on('error', () => undefined);
      const withoutWatch = bare.query('SELECT 1').then(
        () => 'answered',
        () => 'failed',
      );
      const [calls, kept, probes] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, () => callRoute(at, `${apiBase}${paths.hold}`, { classId }))),
        requestAllPages(at),
        Promise.all(['/healthz', '/readyz'].map(statusOf)),
      ]);
      expect(calls.map(({ status }) => status)).toEqual(Array(20).fill(503));
      expect(wrongs(calls, findApiFault)).toEqual([]);
      expect(wrongs(kept, findPageFault)).toEqual([]);
      expect(probes).toEqual([200, 503]);
      expect(wrongs(await callPoolOperations(at), findPageFault)).toEqual([]);
      const stillWaiting = Promise.race([withoutWatch, Promise.resolve('waits')]);
      expect(await stillWaiting, 'a pool that nobody watches').toBe('waits');
    } finally {
      postgres.resume();
    }
    await everythingIsBack();
  });
});

describe('a database that is killed', () => {
  it('under way: what may have been done is told as that, and nobody hears of a hold', async () => {
    await database.pool.query(slowCommits);
    const asking = Array.from({ length: 20 }, () => callRoute(at, `${apiBase}${paths.hold}`, { classId }));
    await waitUntil('a hold is being committed', async () => {
      const [row] = await database.run<{ committing: boolean }>(someoneCommits, []);
      return row?.committing ?? false;
    });
    await postgres.kill();
    const answers = await Promise.all(asking);
    expect(wrongs(answers, findApiFault)).toEqual([]);
    // The class queue runs two requests at once; which ones is chance.
    expect(answers.filter(({ text }) => text.includes('may have gone through'))).not.toEqual([]);
    expect(answers.map(({ status }) => status)).not.toContain(200);
  });

  it('is away: all calls are answered in JSON, pages with a page, and nothing with 500', async () => {
    const before = logged().length;
    const calls = await callAllRoutes(at);
    expect(wrongs(calls, findApiFault)).toEqual([]);
    expect(calls.filter(({ status }) => status === 503).length).toBeGreaterThan(calls.length / 2);
    const shown = await requestAllPages(at);
    expect(wrongs(shown, findPageFault)).toEqual([]);
    expect(shown.find(({ what }) => what === '/timetable')?.status).toBe(503);
    const pool = await callPoolOperations(at);
    expect(pool.map(({ status }) => status)).toEqual(pool.map(() => 503));
    expect(wrongs(pool, findPageFault)).toEqual([]);
    const probes = ['/healthz', '/readyz', '/readyz?exclude=database'];
    expect(await Promise.all(probes.map(statusOf))).toEqual([200, 503, 200]);
    expect(logged().slice(before), 'nobody is told for each of them').toEqual([]);
  });

  it('comes back, and so does everything, by itself', async () => {
    await postgres.start();
    await waitUntil('the trigger is gone', () =>
      database.pool.query('DROP TRIGGER test_slow ON holds').then(
        () => true,
        () => false,
      ),
    );
    await everythingIsBack();
    const told = logged();
    expect(told.filter((line) => /^50|nhandled/.test(line) && !line.includes('does not answer'))).toEqual([]);
    expect(told.filter((line) => line.includes('does not answer')).length).toBeLessThan(4);
  });
});

describe('the test', () => {
  it('would see an answer that fails, one that is no JSON, and none at all', async () => {
    const bad = createServer((request, response) => {
      if (request.url === '/silent') return;
      response
        .writeHead(request.url === '/500' ? 500 : 503, { 'content-type': 'text/html' })
        .end('<h1>Oh</h1>');
    });
    await new Promise<void>((resolve) => {
      bad.listen(0, '127.0.0.1', resolve);
    });
    const at = `http://127.0.0.1:${(bad.address() as AddressInfo).port}`;
    const answers = await Promise.all(
      ['/500', '/html', '/silent'].map((path) => sendRequest(path, at + path, {}, 300)),
    );
    expect(wrongs(answers, findApiFault)).toHaveLength(3);
    expect(wrongs(answers, findPageFault)).toHaveLength(3);
    bad.closeAllConnections();
    bad.close();
  });
});

const someoneCommits = {
  name: 'test_someone_commits',
  text: `SELECT count(*) > 0 AS committing FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'PgSleep'`,
};

/** Delays each commit of a hold until the server is killed. */
const slowCommits = `CREATE FUNCTION test_slow() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(600); RETURN NULL; END';
  CREATE CONSTRAINT TRIGGER test_slow AFTER INSERT ON holds DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION test_slow()`;
