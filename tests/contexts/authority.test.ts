import { randomUUID } from 'node:crypto';
import { apiBase, paths } from '@studio/contracts/paths';
import { eraseReasons } from '@studio/domain/people/erase-reasons';
import { webhookEvents } from '@studio/domain/webhooks/webhook-events';
import { buildApp } from '@studio/server/app';
import { newServer } from '@studio/server/new-server';
import { IdentityUnavailable } from '@studio/server/outside/identity/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClass } from '../harness/made-class.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { type People, peopleOf } from '../harness/people.ts';
import { openTestStudio, type TestStudio, type Visitor } from '../harness/studio.ts';
import { type Tokens, trustTestKey } from '../harness/tokens.ts';

let studio: TestStudio;
let people: People;
let tokens: Tokens;
const owner = randomUUID();
const member = randomUUID();

beforeAll(async () => {
  studio = await openTestStudio();
  people = peopleOf(studio);
  tokens = await trustTestKey(studio);
  people.know(owner, { groups: ['ADMIN'], email: 'owner@people.example' });
  people.know(member);
});
afterAll(() => studio.close());

async function loggedIn(userId: string, groups: readonly string[] = [], secondsAgo = 0): Promise<Visitor> {
  const authTime = Math.floor(studio.time.now.getTime() / 1000) - secondsAgo;
  return studio.visitor().with(await tokens.access(userId, groups, { auth_time: authTime }));
}

/** Somebody of the team, known to the pool. */
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
    const classId = await makeClass(studio.database, { startsAt });
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
    people.fail(new IdentityUnavailable('away'));
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

const id = randomUUID();
const day = '2026-11-24';
/** Calls that invite, change roles, export, pay back or erase, with a body for each: a new one is entered here. */
const sensitive: Record<string, object> = {
  [paths.teamInvite]: { email: 'new@people.example', group: 'STAFF' },
  [paths.teamChange]: { userId: id, groups: [], instructorId: null },
  [paths.peopleExport]: {},
  [paths.bookingsExport]: { from: day, to: day },
  [paths.personExport]: { personId: id },
  [paths.subscribersExport]: {},
  [paths.moneyExport]: { from: day, to: day },
  [paths.erasePerson]: { personId: id, typed: 'Ada Quill', why: eraseReasons[0] },
  [paths.moneyRefund]: { source: 'place', id, refundId: id, amountPence: 500, reason: 'ill' },
  [paths.refundRetry]: { refundId: id },
  [paths.refundOtherwise]: { refundId: id, method: 'CASH', note: 'paid in cash' },
  [paths.deskGiveBack]: { bookingId: id, reason: 'ill' },
  [paths.personTakeBack]: { entitlementId: id, reason: 'ill' },
  [paths.staffCancel]: { bookingId: id, giveBack: true, reason: 'ill' },
  [paths.cancelClass]: { classIds: [id], reason: 'ill' },
  [paths.webhookSave]: {
    ...{ name: 'Board', url: 'https://tools.example/hook', events: [webhookEvents[0]] },
    ...{ withPeople: true, enabled: true },
  },
  [paths.timetableBedOut]: {
    where: { classId: id },
    reason: 'broken',
    moves: [{ bookingId: id, toClassId: null }],
  },
};

describe('a call that invites, changes roles, exports, pays back or erases', () => {
  it('is one of these', async () => {
    const found: string[] = [];
    const app = newServer(studio.services.config, 'silent');
    app.addHook('onRoute', ({ url, config }) => {
      if (config?.needsRecentLogin) found.push(url.slice(apiBase.length));
    });
    buildApp(app, studio.services);
    await app.ready();
    await app.close();
    expect(found.sort()).toEqual(Object.keys(sensitive).sort());
  });

  it.each(Object.entries(sensitive))('%s needs a login of the last 15 minutes', async (path, body) => {
    const late = await (await loggedIn(owner, ['ADMIN'], 901)).call(path, body);
    expect(late).toMatchObject({ status: 401, body: { code: 'login_required_again' } });
    const { status } = await (await loggedIn(owner, ['ADMIN'], 895)).call(path, body);
    expect([200, 404, 409]).toContain(status);
  });

  it('is refused with a token that does not say when its login was', async () => {
    const token = await tokens.access(owner, ['ADMIN'], { auth_time: undefined });
    const reply = await studio.visitor().with(token).call(paths.subscribersExport);
    expect(reply.body.code).toBe('login_required_again');
  });

  it('needs none where no money or session goes back', async () => {
    const staff = await loggedIn(owner, ['ADMIN'], 3000);
    const cancel = { bookingId: id, giveBack: false, reason: 'ill' };
    expect((await staff.call(paths.staffCancel, cancel)).status).toBe(404);
  });

  it('does nothing before that: nobody is invited', async () => {
    const before = (await studio.services.identity.team()).length;
    const invitation = { email: 'late@people.example', group: 'ADMIN' };
    await (await loggedIn(owner, ['ADMIN'], 901)).call(paths.teamInvite, invitation);
    expect(await studio.services.identity.team()).toHaveLength(before);
  });
});
