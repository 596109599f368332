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
  people.addUser(owner, { groups: ['ADMIN'], email: 'owner@people.example' });
  people.addUser(member);
});
afterAll(() => studio.close());

async function createLoggedInBrowser(
  userId: string,
  groups: readonly string[] = [],
  secondsAgo = 0,
): Promise<TestBrowser> {
  const authTime = Math.floor(studio.time.now.getTime() / 1000) - secondsAgo;
  return studio.visitor().with(await tokens.access(userId, groups, { auth_time: authTime }));
}

/** Adds a team member to the user pool and returns the user id. */
function addTeamMember(groups: readonly string[]): string {
  const sub = randomUUID();
  people.addUser(sub, { groups: [...groups], email: `${sub}@people.example` });
  return sub;
}

describe('a staff login that was revoked', () => {
  const calls: Record<string, object> = {
    [paths.teamList]: {},
    [paths.userGet]: {},
    [paths.availability]: { date: '2026-11-24' },
  };

  it('is rejected on the next call of any kind, and the browser may renew its token', async () => {
    const sub = addTeamMember(['ADMIN']);
    const browser = await createLoggedInBrowser(sub, ['ADMIN']);
    for (const [path, body] of Object.entries(calls))
      expect((await browser.call(path, body)).status).toBe(200);
    people.endLogins(sub);
    for (const [path, body] of Object.entries(calls))
      expect(await browser.call(path, body)).toMatchObject({
        status: 403,
        body: { code: 'forbidden', tokenRejected: true },
      });
  });

  it('cannot read a booking as staff, nor can a role that was removed', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
    const sub = addTeamMember(['STAFF']);
    const staff = await createLoggedInBrowser(sub, ['STAFF']);
    expect((await staff.call(paths.bookingGet, { bookingId })).status).toBe(200);
    const change = { userId: sub, groups: [], instructorId: null };
    expect(
      (await (await createLoggedInBrowser(owner, ['ADMIN'])).call(paths.teamChange, change)).status,
    ).toBe(200);
    expect((await staff.call(paths.bookingGet, { bookingId })).status).toBe(404);
    people.endLogins(sub);
    expect((await staff.call(paths.bookingGet, { bookingId })).status).toBe(403);
  });
});

describe('an unavailable user pool', () => {
  it('makes staff calls return 503, but does not affect members', async () => {
    const [admin, browser] = [
      await createLoggedInBrowser(owner, ['ADMIN']),
      await createLoggedInBrowser(member),
    ];
    await browser.call(paths.userGet);
    people.fail(new IdentityUnavailableError('away'));
    const staffReply = await admin.call(paths.teamList);
    const memberReply = await browser.call(paths.userGet);
    people.fail(null);
    expect(staffReply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(memberReply.status).toBe(200);
  });

  it('is not queried for tokens without groups', async () => {
    const browser = await createLoggedInBrowser(member);
    const { findCurrentGroups } = studio.services.identity;
    let lookupCount = 0;
    studio.services.identity.findCurrentGroups = (...args) => {
      lookupCount++;
      return findCurrentGroups(...args);
    };
    await browser.call(paths.userGet);
    expect((await browser.call(paths.teamList)).status).toBe(403);
    expect(lookupCount).toBe(0);
    await (await createLoggedInBrowser(owner, ['ADMIN'])).call(paths.teamList);
    expect(lookupCount).toBe(1);
    studio.services.identity.findCurrentGroups = findCurrentGroups;
  });
});
