import { randomUUID } from 'node:crypto';
import { IdentityUnavailableError } from '@studio/server/integrations/identity/port';
import { members } from '@studio/server/members/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getOwnProfile,
  type MemberStudio,
  openMemberStudio,
  upsertProfile,
} from '../harness/member-studio.ts';
import type { ApiReply } from '../harness/test-studio.ts';

let { studio, people, member } = {} as MemberStudio;

beforeAll(async () => {
  ({ studio, people, member } = await openMemberStudio());
});
afterAll(() => studio.close());

async function loadStoredMember(userId: string) {
  const [row] = await studio.database.orm.select().from(members).where(eq(members.userId, userId));
  return row;
}

describe('member profile', () => {
  it('is created on the first authenticated call of any kind, from verified data of the pool', async () => {
    const { sub, browser, email } = await member({ firstName: 'Noor', title: 'Dr', phone: '+447700900111' });
    expect(await loadStoredMember(sub)).toBeUndefined();
    await browser.call('/classes/booking/facets');
    expect(await loadStoredMember(sub)).toMatchObject({ email, firstName: 'Noor', title: 'Dr' });
    const { status, body } = await getOwnProfile(browser);
    const profile = { firstName: 'Noor', lastName: 'Quill', title: 'Dr', phone: '+447700900111' };
    expect(status).toBe(200);
    expect(body.user).toEqual({ userId: sub, email, ...profile, groups: [] });
  });

  it('is created once by concurrent calls, after which the pool is not called', async () => {
    const { sub, browser } = await member();
    const first = await Promise.all([getOwnProfile(browser), getOwnProfile(browser), getOwnProfile(browser)]);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = people.countRequests();
    await getOwnProfile(browser);
    await browser.call('/classes/booking/facets');
    expect(people.countRequests()).toBe(before);
    expect(await loadStoredMember(sub)).toBeDefined();
  });

  it('omits an unverified email address', async () => {
    const { browser } = await member({ emailVerified: false });
    expect((await getOwnProfile(browser)).body.user.email).toBeNull();
  });

  it('returns the groups of the token', async () => {
    const { browser } = await member({ groups: ['STAFF', 'somebody-elses'] });
    expect((await getOwnProfile(browser)).body.user.groups).toEqual(['STAFF']);
  });

  it('is not created for a disabled or deleted account, whose calls return 403', async () => {
    const closed = await member({ enabled: false });
    const deleted = await member();
    people.removeUser(deleted.sub);
    for (const { sub, browser } of [closed, deleted]) {
      for (const path of ['/classes/user/get', '/classes/booking/facets']) {
        const reply = await browser.call(path);
        expect(reply).toMatchObject({
          status: 403,
          body: { code: 'forbidden', message: 'This account is closed.' },
        });
      }
      expect(await loadStoredMember(sub)).toBeUndefined();
    }
  });

  it('is created by a later call when the pool is down, while other calls succeed', async () => {
    const { sub, browser } = await member();
    people.fail(new IdentityUnavailableError('silent'));
    const [other, profile] = [await browser.call('/classes/booking/facets'), await getOwnProfile(browser)];
    people.fail(null);
    expect([other.status, profile.status]).toEqual([200, 503]);
    expect(await loadStoredMember(sub)).toBeUndefined();
    expect((await getOwnProfile(browser)).status).toBe(200);
  });
});

describe('saving the profile', () => {
  it('stores what the member sends, but always the email address of the pool', async () => {
    const { sub, browser, email } = await member();
    const sent = { firstName: ' Mei ', lastName: 'Tanaka', title: 'Other', phone: '07700 900123' };
    const reply = await upsertProfile(browser, { userId: sub, email: 'victim@guests.example', ...sent });
    expect(reply).toEqual({ status: 200, body: { ok: true } });
    const { user } = (await getOwnProfile(browser)).body;
    const saved = { firstName: 'Mei', lastName: 'Tanaka', title: 'Other', phone: '+447700900123' };
    expect(user).toMatchObject({ email, ...saved });
  });

  it('keeps omitted fields, and clears an empty title or phone, but no name', async () => {
    const { sub, browser } = await member({ phone: '+447700900111' });
    await upsertProfile(browser, { userId: sub, firstName: 'Mei' });
    const after = { firstName: 'Mei', lastName: 'Quill', title: 'Ms', phone: '+447700900111' };
    expect((await getOwnProfile(browser)).body.user).toMatchObject(after);
    await upsertProfile(browser, { userId: sub, firstName: '', lastName: null, title: '', phone: '' });
    const emptied = { firstName: 'Mei', lastName: 'Quill', title: null, phone: null };
    expect((await getOwnProfile(browser)).body.user).toMatchObject(emptied);
  });

  it('changes nothing without that member’s token, and returns the same response', async () => {
    const [account, other] = [await member(), await member()];
    await getOwnProfile(account.browser);
    const before = await loadStoredMember(account.sub);
    const unknownId = randomUUID();
    const replies: ApiReply[] = [
      await upsertProfile(studio.visitor(), { userId: account.sub, firstName: 'Forged', phone: '' }),
      await upsertProfile(other.browser, { userId: account.sub, firstName: 'Forged', phone: '' }),
      await upsertProfile(studio.visitor(), { userId: unknownId, firstName: 'New', title: 'Mx' }),
    ];
    expect(replies).toEqual(replies.map(() => ({ status: 200, body: { ok: true } })));
    expect(await loadStoredMember(account.sub)).toEqual(before);
    expect(await loadStoredMember(unknownId)).toBeUndefined();
  });

  it.each([
    ['user.title', { title: 'Sir' }],
    ['user.phone', { phone: 'call me' }],
    ['user.firstName', { firstName: 'x'.repeat(61) }],
    ['user.userId', { userId: '' }],
  ])('rejects an invalid %s', async (field, wrong) => {
    const { sub, browser } = await member();
    const reply = await upsertProfile(browser, { userId: sub, ...wrong });
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
  });
});
