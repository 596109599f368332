/**
 * Starts its own servers to test what depends on their clocks.
 *
 * @module-tag long
 */
import { paths } from '@studio/contracts/paths';
import { openPostgres } from '@studio/server/platform/database/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { getClockSkewSettings } from '../fault-injection/harness/get-clock-skew-settings.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';
import { createCaller } from './harness/api-client.ts';
import { confirmPayment, openPaidCheckoutBrowser } from './harness/checkout-browser.ts';
import { checkClassTotals, countEmailsByKind, createFutureClass } from './harness/class-state.ts';
import { createDatabase } from './harness/create-database.ts';
import { poolSecrets, type StudioProcess, startStudio } from './harness/studio-process.ts';
import { waitUntil } from './harness/wait-until.ts';

const minutes = 10;

let right: StudioProcess;
let wrong: StudioProcess;
let database: ReturnType<typeof openPostgres>;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const env = { SWEEPER: 'on' };
  right = await startStudio({ databaseUrl, env });
  wrong = await startStudio({
    databaseUrl,
    env: { ...env, ...getClockSkewSettings(minutes), PUBLIC_URL: right.url },
  });
  database = openPostgres(databaseUrl, 5);
});
afterAll(async () => {
  await Promise.all([right?.stop(), wrong?.stop()]);
  await database?.close();
});

/**
 * Returns how many seconds a process's clock is ahead of the test's clock, by the creation time that its Stripe sandbox
 * reports.
 */
async function measureClockOffset({ url }: StudioProcess): Promise<number> {
  const response = await fetch(`${url}/sandbox/stripe/v1/customers`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ name: 'Somebody' }),
  });
  const { created } = (await response.json()) as { created: number };
  return created - Date.now() / 1000;
}

const holdOf = async (classId: string) =>
  (
    await database.run<{ status: string; seconds: number }>(
      {
        name: 'test_hold_of',
        text: `SELECT status, extract(epoch FROM expires_at - now())::float8 AS seconds FROM holds WHERE class_id = $1`,
      },
      [classId],
    )
  )[0];

describe('two processes on one database, the clock of one ten minutes ahead', () => {
  it('have the expected clocks', async () => {
    expect(await measureClockOffset(wrong)).toBeGreaterThan(minutes * 60 - 30);
    expect(Math.abs(await measureClockOffset(right))).toBeLessThan(30);
  });

  it('both accept calls signed by a correct clock', async () => {
    for (const studio of [right, wrong])
      expect((await createCaller(studio.url).call(paths.facets, {})).status).toBe(200);
  });

  it('keep a hold for its whole time, whichever process created it', async () => {
    for (const [first, other] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const classId = await createFutureClass(database, 1);
      const browser = createCaller(first.url);
      const { holdId } = (await browser.call(paths.hold, { classId })).body;
      const hold = await holdOf(classId);
      expect(hold?.seconds).toBeGreaterThan(9 * 60);
      expect(hold?.seconds).toBeLessThan(21 * 60);
      const rival = await createCaller(other.url).call(paths.hold, { classId });
      expect([rival.status, rival.body.code]).toEqual([409, 'slot_unavailable']);
      const released = await createCaller(other.url, browser).call(paths.release, { classId, holdId });
      expect(released.status).toBe(200);
      expect(await checkClassTotals(database, classId)).toMatchObject({ addsUp: true, taken: 0 });
    }
  });

  it('book in one what was held and paid in the other, with one email', async () => {
    const classId = await createFutureClass(database, 2);
    for (const [first, other] of [
      [right, wrong],
      [wrong, right],
    ] as const)
      expect((await confirmPayment(other, await openPaidCheckoutBrowser(first, classId))).status).toBe(200);
    expect(await checkClassTotals(database, classId)).toMatchObject({ addsUp: true, confirmed: 2 });
    expect(await countEmailsByKind(database, classId)).toEqual({ 'booking-confirmed': 2 });
    const sent = async () =>
      (
        await database.run<{ open: number; attempts: number }>(
          {
            name: 'test_sent',
            text: `SELECT count(*) FILTER (WHERE sent_at IS NULL)::int AS open, max(attempts) AS attempts FROM outbox`,
          },
          [],
        )
      )[0];
    await waitUntil('the mails have gone out', async () => (await sent())?.open === 0);
    expect((await sent())?.attempts).toBe(1);
  });

  it('accept in one a login from the other', async () => {
    for (const [first, other] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const client = createRawSignIn({
        userPoolId: 'us-east-1_MilesStreet',
        clientId: 'miles-street-site',
        endpoint: `${first.url}/idp/`,
        credentials: {
          accessKeyId: poolSecrets.IDENTITY_ACCESS_KEY_ID,
          secretAccessKey: poolSecrets.IDENTITY_SECRET_ACCESS_KEY,
        },
      });
      const { AuthenticationResult } = await client.initiateAuth('staff@miles-street.example', demoPassword);
      const member = createCaller(other.url, {}, AuthenticationResult?.AccessToken);
      expect((await member.call(paths.userGet, {})).status, `logged in at ${first.url}`).toBe(200);
    }
  });
});
