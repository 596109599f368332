import { randomUUID } from 'node:crypto';
import { apiBase, paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { closures } from '@studio/server/timetable/tables';
import { isPurposeKnown } from '@studio/web/app/features/account/login/reauthentication-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';
import {
  anyId,
  everydayCalls,
  readOnlyCalls,
  sensitiveCalls,
  sometimesSensitiveCalls,
} from './authorisation/staff-calls.ts';

let studio: TestStudio;
let people: FakeUserPool;
let tokens: TestTokens;
const owner = randomUUID();
beforeAll(async () => {
  studio = await openTestStudio();
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  people.addUser(owner, { groups: ['ADMIN'], email: 'owner@people.example' });
});
afterAll(() => studio.close());

/** Returns the owner's browser, logged in some seconds ago. */
async function createLoggedInBrowser(secondsAgo: number): Promise<TestBrowser> {
  const authTime = Math.floor(studio.time.now.getTime() / 1000) - secondsAgo;
  return studio.visitor().with(await tokens.access(owner, ['ADMIN'], { auth_time: authTime }));
}
const withStaleLogin = () => createLoggedInBrowser(901);
const withRecentLogin = () => createLoggedInBrowser(895);

const loginRequired = { status: 401, body: { code: 'login_required_again' } };

/** Returns every call that only the team may make, and whether some of its requests need a recent login. */
async function teamCalls(): Promise<Map<string, boolean>> {
  const found = new Map<string, boolean>();
  const app = createFastifyServer(studio.services.config, 'silent');
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'POST' && typeof config?.policy === 'object')
      found.set(url.slice(apiBase.length), config.needsRecentLogin ?? false);
  });
  buildApp(app, studio.services);
  await app.ready();
  await app.close();
  return found;
}

describe('staff call', () => {
  it('is classified in one of the lists', async () => {
    const calls = await teamCalls();
    const listed = [
      ...Object.keys(sensitiveCalls),
      ...sometimesSensitiveCalls,
      ...readOnlyCalls,
      ...everydayCalls,
    ];
    expect([...calls.keys()].sort()).toEqual(listed.sort());
    const recent = [...calls].filter(([, isRecent]) => isRecent).map(([path]) => path);
    expect(recent.sort()).toEqual([...Object.keys(sensitiveCalls), ...sometimesSensitiveCalls].sort());
  });

  it('has a text that says what the password is for', () => {
    const calls = [...Object.keys(sensitiveCalls), ...sometimesSensitiveCalls];
    expect(calls.filter((path) => !isPurposeKnown(path))).toEqual([]);
  });

  it.each(Object.entries(sensitiveCalls))(
    '%s needs a login within the last 15 minutes',
    async (path, body) => {
      expect(await (await withStaleLogin()).call(path, body)).toMatchObject(loginRequired);
      const { status } = await (await withRecentLogin()).call(path, body);
      expect([200, 404, 409]).toContain(status);
    },
  );

  it('is rejected when the token does not contain the time of its login', async () => {
    const token = await tokens.access(owner, ['ADMIN'], { auth_time: undefined });
    const reply = await studio.visitor().with(token).call(paths.subscribersExport);
    expect(reply.body.code).toBe('login_required_again');
  });

  it.each<[string, string, object, number]>([
    [
      'no money or session is returned',
      paths.staffCancel,
      { bookingId: anyId, refund: false, reason: 'ill' },
      404,
    ],
    [
      'a gift card is sent to the same address again',
      paths.giftCardChange,
      { id: anyId, change: { do: 'resend' } },
      404,
    ],
    [
      'a gift card is deactivated',
      paths.giftCardChange,
      { id: anyId, change: { do: 'deactivate', reason: 'lost' } },
      404,
    ],
    [
      'the reply address does not change',
      paths.settingsSave,
      { profile: { tagline: 'Slow and strong.' } },
      200,
    ],
  ])('needs no recent login where %s', async (_reason, path, body, status) => {
    expect((await (await withStaleLogin()).call(path, body)).status).toBe(status);
  });

  it('needs a recent login to cancel a booking that is refunded whatever the request says', async () => {
    const book = async (hours: number) => {
      const startsAt = new Date(studio.time.now.getTime() + hours * 3_600_000);
      const classId = await createClass(studio.database, { startsAt });
      return createBooking(studio.database, { classId, startsAt });
    };
    const cancel = async (bookingId: string) =>
      (await withStaleLogin()).call(paths.staffCancel, { bookingId, refund: false, reason: 'ill' });
    expect(await cancel(await book(25))).toMatchObject(loginRequired);
    expect(await cancel(await book(23))).toMatchObject({ status: 200, body: { refundTo: 'nothing' } });
  });

  it('needs a recent login to close days that have bookings, but not to preview it or to close others', async () => {
    const closeIn = async (days: number, preview: boolean) => {
      const date = addDays(toLondonDate(studio.time.now), days);
      return (await withStaleLogin()).call(paths.timetableClose, { date, name: 'Boiler repair', preview });
    };
    const startsAt = new Date(studio.time.now.getTime() + 5 * 24 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    await createBooking(studio.database, { classId, startsAt });
    expect((await closeIn(5, true)).status).toBe(200);
    expect(await closeIn(5, false)).toMatchObject(loginRequired);
    const closed = await studio.database.orm.select().from(closures);
    expect(closed.map(({ name }) => name)).not.toContain('Boiler repair');
    expect((await closeIn(6, false)).status).toBe(200);
  });

  it('needs a recent login to reactivate a gift card', async () => {
    const reactivate = { id: anyId, change: { do: 'reactivate' } };
    expect(await (await withStaleLogin()).call(paths.giftCardChange, reactivate)).toMatchObject(
      loginRequired,
    );
  });

  it('needs a recent login to change a client’s email address, but not their name or phone', async () => {
    const personInput = { firstName: 'Ola', lastName: 'Berg', phone: '' };
    const email = 'ola@mail.example';
    const { body } = await (await withRecentLogin()).call(paths.personAdd, { ...personInput, email });
    const { personId } = body as unknown as { personId: string };
    const save = async (browser: TestBrowser, fields: object) =>
      browser.call(paths.personSave, { personId, ...personInput, email, ...fields });
    expect(
      await save(await withStaleLogin(), { firstName: 'Olga', email: 'OLA@mail.example' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await save(await withStaleLogin(), { email: 'else@mail.example' })).toMatchObject(loginRequired);
    expect(await save(await withStaleLogin(), { email: '' })).toMatchObject(loginRequired);
    expect(await save(await withRecentLogin(), { email: 'else@mail.example' })).toMatchObject({
      status: 200,
    });
  });

  it('has no effect without a recent login: it sends no invitation', async () => {
    const before = (await studio.services.identity.listTeam()).length;
    const invitation = { email: 'late@people.example', group: 'ADMIN' };
    await (await withStaleLogin()).call(paths.teamInvite, invitation);
    expect(await studio.services.identity.listTeam()).toHaveLength(before);
  });
});
