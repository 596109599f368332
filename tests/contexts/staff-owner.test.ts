import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import type { GetSettingsResponse } from '@studio/contracts/staff-settings';
import type { ListTeamResponse } from '@studio/contracts/staff-team';
import { rooms } from '@studio/server/catalogue/tables';
import { people as peopleTable } from '@studio/server/people/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let people: FakeUserPool;
let tokens: TestTokens;
const owner = randomUUID();
const helper = randomUUID();

beforeAll(async () => {
  studio = await openTestStudio();
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  people.addUser(owner, {
    groups: ['ADMIN'],
    email: 'owner@people.example',
    firstName: 'Ines',
    lastName: 'Duarte',
  });
  people.addUser(helper, { groups: ['STAFF'], email: 'helper@people.example' });
});
afterAll(() => studio.close());

/** Calls as a team member and returns the response. */
async function callAs<Answer = { code: string; message: string }>(
  userId: string,
  path: string,
  body: object = {},
): Promise<{ status: number; body: Answer }> {
  const token = await tokens.access(userId, people.addUser(userId).groups);
  const reply = await studio.visitor().with(token).call(path, body);
  return reply as unknown as { status: number; body: Answer };
}

const log = async (query: object = {}) =>
  (await callAs<GetActivityLogResponse>(owner, '/admin/log', query)).body.entries;

describe('team administration', () => {
  it('lists the members of the user pool, with the instructors that they can be', async () => {
    const { body } = await callAs<ListTeamResponse>(owner, '/admin/team/list');
    expect(body.team.map(({ email, groups }) => [email, groups])).toEqual([
      ['owner@people.example', ['ADMIN']],
      ['helper@people.example', ['STAFF']],
    ]);
    expect(body.instructors.length).toBeGreaterThan(3);
  });

  it('invites a member, which is logged', async () => {
    const email = 'new@people.example';
    expect((await callAs(owner, '/admin/team/invite', { email, group: 'TRAINER' })).body).toMatchObject({
      result: 'invited',
    });
    expect(people.invitations).toEqual([{ email, group: 'TRAINER', inviter: 'Ines Duarte' }]);
    const [entry] = await log({ subject: 'role' });
    expect(entry).toMatchObject({
      action: 'INVITED',
      subjectId: email,
      by: { kind: 'team', name: 'Ines Duarte' },
    });
  });

  it('says when the person was in the team before, and logs only a change', async () => {
    const email = 'Twice@people.example';
    people.addUser(randomUUID(), { email, groups: ['STAFF'] });
    const invite = async (group: string) =>
      (await callAs<{ result: string }>(owner, '/admin/team/invite', { email, group })).body.result;
    expect(await invite('STAFF')).toBe('unchanged');
    expect(await log({ subject: 'role', subjectId: email })).toEqual([]);
    expect(await invite('TRAINER')).toBe('role-added');
    expect(await log({ subject: 'role', subjectId: email })).toHaveLength(1);
  });

  it('applies a role change on the member’s next call, whatever their token contains', async () => {
    const trainer = randomUUID();
    people.addUser(trainer, { groups: ['STAFF'] });
    const old = studio.visitor().with(await tokens.access(trainer, ['STAFF']));
    const range = { from: '2026-11-23', to: '2026-11-29' };
    expect((await old.call('/admin/tours/list', range)).status).toBe(200);
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    const change = { userId: trainer, groups: ['TRAINER'], instructorId: 'noor-haddad' };
    expect((await callAs(owner, '/admin/team/change', change)).status).toBe(200);
    expect(await old.call('/admin/tours/list', range)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', tokenRejected: true },
    });
    // Calls as a member still work, and return the current groups.
    expect((await old.call('/classes/user/get')).body.user.groups).toEqual(['TRAINER']);
    expect((await old.call('/trainer/week', { from: '2026-11-23', days: 7 })).status).toBe(200);
    const { body } = await callAs<ListTeamResponse>(owner, '/admin/team/list');
    expect(body.team.find(({ userId }) => userId === trainer)).toMatchObject({
      groups: ['TRAINER'],
      instructorId: 'noor-haddad',
    });
  });

  it('rejects two people as one instructor, and restores the groups', async () => {
    const change = { userId: helper, groups: ['TRAINER'], instructorId: 'noor-haddad' };
    expect(await callAs(owner, '/admin/team/change', change)).toMatchObject({
      status: 409,
      body: { code: 'not_changeable' },
    });
    expect(people.addUser(helper).groups).toEqual(['STAFF']);
  });

  it('always keeps an owner: owners cannot demote themselves, nor two each other at once', async () => {
    const self = { userId: owner, groups: [], instructorId: null };
    expect((await callAs(owner, '/admin/team/change', self)).body.code).toBe('not_changeable');
    const other = randomUUID();
    people.addUser(other, { groups: ['ADMIN'] });
    const changes = await Promise.all([
      callAs(owner, '/admin/team/change', { userId: other, groups: [], instructorId: null }),
      callAs(other, '/admin/team/change', self),
    ]);
    const owners = [owner, other].filter((id) => people.addUser(id).groups.includes('ADMIN'));
    expect(owners.length).toBeGreaterThan(0);
    // The slower request fails: its caller is the last owner, or no owner any more.
    expect(changes.some(({ status }) => status === 409 || status === 403)).toBe(true);
    people.addUser(owner, { groups: ['ADMIN'] });
    people.removeUser(other);
  });
});

describe('settings', () => {
  it('change only the named values, appear on the site at once, and are logged with the old values', async () => {
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    const before = (await callAs<GetSettingsResponse>(owner, '/admin/settings/get')).body;
    const banner = { text: 'Closed on Christmas Day.', link: null, from: '2026-12-01', until: '2026-12-25' };
    const save = {
      settings: { banner, arriveEarlyMinutes: 15 },
      profile: { directions: 'Beside the arches.' },
    };
    expect((await callAs(owner, '/admin/settings/save', save)).status).toBe(200);
    const after = (await callAs<GetSettingsResponse>(owner, '/admin/settings/get')).body;
    expect(after.settings).toEqual({ ...before.settings, banner, arriveEarlyMinutes: 15 });
    expect(after.profile).toEqual({ ...before.profile, directions: 'Beside the arches.' });
    const catalogue = (await studio.visitor().call('/catalogue/get')).body as unknown as {
      studio: { directions: string };
      settings: { arriveEarlyMinutes: number };
    };
    expect(catalogue.settings.arriveEarlyMinutes).toBe(15);
    expect(catalogue.studio.directions).toBe('Beside the arches.');
    const entries = await log({ subject: 'setting', subjectId: 'arriveEarlyMinutes' });
    expect(entries[0]).toMatchObject({ detail: { from: 10, to: 15 } });
  });

  it('contain the map pin and social links, also for a studio without any', async () => {
    const { profile } = (await callAs<GetSettingsResponse>(owner, '/admin/settings/get')).body;
    const leeds = {
      coordinates: { latitude: 53.7997, longitude: -1.5492 },
      socials: [{ network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@leeds.example' }],
    };
    expect((await callAs(owner, '/admin/settings/save', { profile: leeds })).status).toBe(200);
    const { body } = await studio.visitor().call('/catalogue/get');
    expect((body as unknown as { studio: object }).studio).toMatchObject(leeds);
    for (const wrong of [
      { coordinates: { latitude: 91, longitude: 0 } },
      { socials: [{ network: 'myspace', label: 'Myspace', url: 'https://myspace.example' }] },
    ])
      expect((await callAs(owner, '/admin/settings/save', { profile: wrong })).body.code).toBe('bad_request');
    const { coordinates, socials } = profile;
    await callAs(owner, '/admin/settings/save', { profile: { coordinates, socials } });
  });

  it('reject guarded pages that omit the staff pages or cannot be guarded', async () => {
    for (const guardedPages of [['/about'], ['/scan', '/pricing']])
      expect((await callAs(owner, '/admin/settings/save', { settings: { guardedPages } })).body.code).toBe(
        'bad_request',
      );
  });

  it('are available to owners only', async () => {
    for (const path of ['/admin/settings/get', '/admin/team/list', '/admin/log'])
      expect((await callAs(helper, path)).status).toBe(403);
  });
});

describe('the activity log', () => {
  it('names records and what changed, and forgets erased clients', async () => {
    const product = { id: 'reformer-pack-10', sale: 'on' };
    expect((await callAs(owner, paths.productSale, product)).status).toBe(200);
    expect((await log({ subject: 'product' }))[0]).toMatchObject({
      subjectId: 'reformer-pack-10',
      subjectName: 'Reformer Pack of 10',
    });
    const names = ['Ann', 'Anne'].map((firstName) => ({ firstName, lastName: 'Roe', email: '', phone: '' }));
    const added = await Promise.all(
      names.map((name) => callAs<{ personId: string }>(helper, paths.personAdd, name)),
    );
    const [oneId = '', otherId = ''] = added.map(({ body }) => body.personId);
    expect((await log({ subjectId: oneId }))[0]).toMatchObject({ subjectName: 'Ann Roe', names: {} });
    const merged = await callAs<{ personId: string }>(helper, paths.mergePeople, {
      personId: oneId,
      otherId,
      details: { name: 'one', email: 'one', phone: 'one' },
    });
    expect(merged.status, JSON.stringify(merged.body)).toBe(200);
    const [entry] = await log({ subjectId: merged.body.personId });
    const duplicateId = merged.body.personId === oneId ? otherId : oneId;
    expect(entry).toMatchObject({ action: 'MERGED', detail: { duplicateId } });
    expect(entry?.names[duplicateId]).toContain('Roe');
    await studio.database.orm.delete(peopleTable).where(eq(peopleTable.id, duplicateId));
    expect((await log({ subjectId: merged.body.personId }))[0]?.names).toEqual({});
  });

  it('names a recurring class, whose id is a UUID like that of its classes', async () => {
    const added = await callAs(helper, '/admin/timetable/add', {
      classTypeId: 'dynamic-reformer',
      capacity: 10,
      instructorId: 'noor-haddad',
      roomId: 'studio-1',
      date: '2026-12-11',
      startTime: '15:10',
      repeat: 'weekly',
      until: '2027-01-08',
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect((await log({ subject: 'series' }))[0]).toMatchObject({
      subjectName: 'Dynamic Reformer Pilates',
      reason: 'every week',
    });
  });

  it('names instructors and rooms in settings, with their values before', async () => {
    const [room] = await studio.database.orm.select().from(rooms);
    if (!room) throw new Error('There are no rooms.');
    const { id, detail, capacity, kind, version } = room;
    const saved = await callAs(owner, paths.roomSave, {
      id,
      version,
      kind,
      name: 'The loft',
      detail,
      capacity,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect((await log({ subjectId: `room:${id}` }))[0]).toMatchObject({
      subjectName: 'The loft',
      detail: { name: 'The loft', before: { name: room.name } },
    });
  });
});

it('pages through the whole activity log without gaps', async () => {
  const seen: number[] = [];
  let cursor: number | null | undefined;
  do {
    const { body } = await callAs<GetActivityLogResponse>(owner, '/admin/log', {
      by: 'everyone',
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...body.entries.map(({ id }) => id));
    ({ cursor } = body);
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual([...seen].sort((one, other) => other - one));
  const day = await log({ from: '2026-11-23', to: '2026-11-23', by: 'everyone' });
  expect(day.length).toBeGreaterThan(0);
  expect(await log({ from: '2026-11-24', by: 'everyone' })).toEqual([]);
});
