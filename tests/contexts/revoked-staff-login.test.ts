import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { IdentityUnavailableError } from '@studio/server/integrations/identity/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let people: FakeUserPool;
let tokens: TestTokens;
const owner = randomUUID();
const member = randomUUID();

beforeAll(async () => {
  studio = await openTestStudio();
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  people.know(owner, { groups: ['ADMIN'], email: 'owner@people.example' });
  people.know(member);
});
afterAll(() => studio.close());

async function loggedIn(
  userId: string,
  groups: readonly string[] = [],
  secondsAgo = 0,
): Promise<TestBrowser> {
  const authTime = Math.floor(studio.time.now.getTime() / 1000) - secondsAgo;
  return studio.visitor().with(await tokens.access(userId, groups, { auth_time: authTime }));
}

/** Adds a team member to the user pool and returns the user id. */
function newcomer(groups: readonly string[]): string {
  const sub = randomUUID();
  people.know(sub, { groups: [...groups], email: `${sub}@people.example` });
  return sub;
}

describe('a login of the team that has ended', () => {
  const calls: Record<string, object> = {
    [paths.teamList]: {},
    [paths.userGet]: {},
    [paths.availability]: { date: '2026-11-24' },
  };

  it('is refused by the very next call, whoever it lets in, and the browser may renew its token', async () => {
    const sub = newcomer(['ADMIN']);
    const browser = await loggedIn(sub, ['ADMIN']);
    for (const [path, body] of Object.entries(calls))
      expect((await browser.call(path, body)).status).toBe(200);
    people.endLogins(sub);
    for (const [path, body] of Object.entries(calls))
      expect(await browser.call(path, body)).toMatchObject({
        status: 403,
        body: { code: 'forbidden', tokenRefused: true },
      });
  });

  it('reads no booking as staff does, nor does a role that was taken away', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
    const sub = newcomer(['STAFF']);
    const staff = await loggedIn(sub, ['STAFF']);
    expect((await staff.call(paths.bookingGet, { bookingId })).status).toBe(200);
    const change = { userId: sub, groups: [], instructorId: null };
    expect((await (await loggedIn(owner, ['ADMIN'])).call(paths.teamChange, change)).status).toBe(200);
    expect((await staff.call(paths.bookingGet, { bookingId })).status).toBe(404);
    people.endLogins(sub);
    expect((await staff.call(paths.bookingGet, { bookingId })).status).toBe(403);
  });
});

describe('a pool that cannot be asked', () => {
  it('lets nobody of the team through, and holds up no member', async () => {
    const [admin, browser] = [await loggedIn(owner, ['ADMIN']), await loggedIn(member)];
    await browser.call(paths.userGet);
    people.fail(new IdentityUnavailableError('away'));
    const refused = await admin.call(paths.teamList);
    const answered = await browser.call(paths.userGet);
    people.fail(null);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answered.status).toBe(200);
  });

  it('is not asked about tokens without groups', async () => {
    const browser = await loggedIn(member);
    const { currentGroups } = studio.services.identity;
    let asked = 0;
    studio.services.identity.currentGroups = (...of) => {
      asked++;
      return currentGroups(...of);
    };
    await browser.call(paths.userGet);
    expect((await browser.call(paths.teamList)).status).toBe(403);
    expect(asked).toBe(0);
    await (await loggedIn(owner, ['ADMIN'])).call(paths.teamList);
    expect(asked).toBe(1);
    studio.services.identity.currentGroups = currentGroups;
  });
});
