import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse, WaitingEntry } from '@studio/contracts/waiting-list';
import { isEmailProven } from '@studio/server/people/proven-emails';
import { hashPerson } from '@studio/server/platform/hash-person';
import { defaultRateLimits as calls, defaultCaps } from '@studio/server/platform/rate-limits';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { type ApiReply, openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let studio: TestStudio;
let tokens: TestTokens;

beforeAll(async () => {
  studio = await openTestStudio({ now: mondayNoon });
  tokens = await trustTestKey(studio);
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
});

const serve = () => processWaitingLists(studio.services);
const emailedKey = (entryId: string) => getEmailedKey(studio.services, entryId);
const entriesOf = (reply: ApiReply) => (reply.body as unknown as WaitingEntriesResponse).entries;

/** Creates a class whose only place is held; returns a function that releases it. */
async function fullClass() {
  const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
  const holder = studio.visitor();
  const { holdId } = (await holder.call(paths.hold, { classId })).body;
  return { classId, release: () => holder.call(paths.release, { holdId }) };
}

function someone() {
  return { firstName: 'Ada', lastName: 'Quill', email: `ada.${randomUUID()}@guests.example` };
}

async function join(
  visitor: TestBrowser,
  classIds: string | string[],
  customer = someone(),
): Promise<WaitingEntry> {
  const reply = await visitor.call(paths.waitingJoin, { classIds: [classIds].flat(), customer });
  const [entry] = entriesOf(reply);
  if (!entry) throw new Error(`Not joined: ${reply.body.message}`);
  return entry;
}

const look = async (visitor: TestBrowser, entryId: string) =>
  entriesOf(await visitor.call(paths.waitingGet, { entryId }))[0];
const confirm = async (visitor: TestBrowser, entryId: string, key?: string) =>
  visitor.call(paths.waitingConfirm, { entryId, key: key ?? (await emailedKey(entryId)) });
const canHold = async (classId: string) => {
  const visitor = studio.visitor();
  const { body } = await visitor.call(paths.hold, { classId });
  if (body.ok) await visitor.call(paths.release, { holdId: body.holdId });
  return body.ok;
};
const placesLeft = async (classId: string) => {
  const { body } = await studio.visitor().call(paths.availability, { date: '2026-11-26' });
  return body.slots.find((slot) => slot.classId === classId)?.capacityLeft;
};

describe('an entry that its guest has not confirmed', () => {
  it('keeps no place from others and is offered none, until they press the button in the email', async () => {
    const { classId, release } = await fullClass();
    const visitor = studio.visitor();
    const { entryId, confirmed } = await join(visitor, classId);
    expect(confirmed).toBe(false);
    await release();
    await serve();
    expect(await look(visitor, entryId)).toMatchObject({ status: 'WAITING', confirmed: false });
    expect([await placesLeft(classId), await canHold(classId)]).toEqual([1, true]);
    expect((await confirm(studio.visitor(), entryId)).status).toBe(200);
    expect([await placesLeft(classId), await canHold(classId)]).toEqual([0, false]);
    await serve();
    expect(await look(visitor, entryId)).toMatchObject({ status: 'OFFERED', confirmed: true });
  });

  it('is confirmed by nobody without the emailed link, and by nobody who only opens it', async () => {
    const { classId } = await fullClass();
    const visitor = studio.visitor();
    const entry = await join(visitor, classId);
    const shownKey = entry.link.split('k=')[1];
    for (const key of [undefined, shownKey, 'x'.repeat(22)])
      expect(await confirm(visitor, entry.entryId, key ?? '')).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    expect((await confirm(studio.visitor(), entry.entryId, shownKey)).status).toBe(403);
    expect((await confirm(studio.visitor(), entry.entryId, 'x'.repeat(22))).status).toBe(404);
    const scanner = studio.visitor();
    const opened = await scanner.call(paths.waitingGet, {
      entryId: entry.entryId,
      key: await emailedKey(entry.entryId),
    });
    expect(entriesOf(opened)[0]).toMatchObject({ confirmed: false, confirmable: true });
    expect(await look(visitor, entry.entryId)).toMatchObject({ confirmed: false, confirmable: false });
  });

  it('is not confirmed by a link that went to another address than staff have corrected it to', async () => {
    const { classId } = await fullClass();
    const { entryId } = await join(studio.visitor(), classId);
    const key = await emailedKey(entryId);
    await studio.database.orm
      .update(waitingEntries)
      .set({ email: 'corrected@guests.example' })
      .where(eq(waitingEntries.id, entryId));
    expect((await confirm(studio.visitor(), entryId, key)).status).toBe(404);
    expect((await confirm(studio.visitor(), entryId)).status).toBe(200);
  });

  it('is asked for by email, and told apart there from a confirmed one', async () => {
    const { classId } = await fullClass();
    const customer = someone();
    const visitor = studio.visitor();
    const { entryId } = await join(visitor, classId, customer);
    const [asked] = await studio.mails(customer.email);
    expect(asked?.subject).toMatch(/^Confirm your place on the waiting list: Dynamic Reformer/);
    expect(asked?.text).toContain(`/waiting/${entryId}?k=${await emailedKey(entryId)}`);
    expect(asked?.text).toContain('Until then we skip you when a place comes free.');
    await confirm(visitor, entryId);
    const other = await fullClass();
    await join(visitor, other.classId, customer);
    expect((await studio.mails(customer.email))[0]?.subject).toMatch(/^Waiting list: /);
  });

  it('is skipped in the line, and has the position that it would have', async () => {
    const { classId, release } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const unconfirmed = await join(first, classId);
    studio.time.now = new Date('2026-11-23T12:01:00Z');
    const entry = await join(second, classId);
    await confirm(second, entry.entryId);
    expect(unconfirmed.position).toBe(1);
    expect(await look(second, entry.entryId)).toMatchObject({ position: 1 });
    expect(await look(first, unconfirmed.entryId)).toMatchObject({ position: 1 });
    // Once confirmed, the entry gets the position of its time of joining.
    await confirm(first, unconfirmed.entryId);
    expect(await look(second, entry.entryId)).toMatchObject({ position: 2 });
    await release();
    await serve();
    expect(await look(first, unconfirmed.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('is confirmed with all others of the browser in which the button is pressed, and its address', async () => {
    const [one, other, third, later] = await Promise.all([1, 2, 3, 4].map(fullClass));
    const visitor = studio.visitor();
    const customer = someone();
    const entry = await join(visitor, one?.classId ?? '', customer);
    const typed = { ...customer, email: customer.email.toUpperCase() };
    const same = await join(visitor, other?.classId ?? '', typed);
    const invented = await join(visitor, third?.classId ?? '');
    await confirm(visitor, entry.entryId);
    expect(await look(visitor, same.entryId)).toMatchObject({ confirmed: true });
    expect(await look(visitor, invented.entryId)).toMatchObject({ confirmed: false });
    expect(await join(visitor, later?.classId ?? '', customer)).toMatchObject({ confirmed: true });
  });

  it('is confirmed alone in another browser, and proves nothing in the one that joined', async () => {
    const [one, other, later] = await Promise.all([1, 2, 3].map(fullClass));
    const [stranger, owner] = [studio.visitor(), studio.visitor()];
    const customer = someone();
    const entry = await join(stranger, one?.classId ?? '', customer);
    const same = await join(stranger, other?.classId ?? '', customer);
    await confirm(owner, entry.entryId);
    expect(await look(stranger, entry.entryId)).toMatchObject({ confirmed: true });
    expect(await look(stranger, same.entryId)).toMatchObject({ confirmed: false });
    const hash = hashPerson(studio.services.keys, customer.email);
    const isProven = ({ clientId }: TestBrowser) =>
      isEmailProven(studio.database, { branchId, personHash: hash, clientId });
    expect([await isProven(stranger), await isProven(owner)]).toEqual([false, true]);
    expect(await join(stranger, later?.classId ?? '', customer)).toMatchObject({ confirmed: false });
    expect(await join(owner, later?.classId ?? '', customer)).toMatchObject({ confirmed: true });
  });

  it('is not what a member has, nor a guest who has paid with the address in this browser', async () => {
    const { classId } = await fullClass();
    const userId = randomUUID();
    installFakeUserPool(studio).know(userId);
    const member = studio.visitor().with(await tokens.access(userId));
    expect(await join(member, classId)).toMatchObject({ confirmed: true });

    const buyer = studio.visitor();
    await bookAndPay(studio, buyer, await createClass(studio.database, { startsAt: thursday }));
    const [{ email = '' } = {}] = await studio.sandbox.query<{ email: string }>(
      `SELECT email FROM bookings WHERE client_id = '${buyer.clientId}'`,
    );
    const customer = { ...someone(), email };
    expect(await join(studio.visitor(), classId, customer)).toMatchObject({ confirmed: false });
    expect(await join(buyer, classId, customer)).toMatchObject({ confirmed: true });
    const other = await fullClass();
    expect(await join(buyer, other.classId)).toMatchObject({ confirmed: false });
  });

  it.each(['by the button of its page', 'by joining again'])(
    'with the address of an account is confirmed by its member %s, not by their login alone',
    async (how) => {
      const { classId, release } = await fullClass();
      const userId = randomUUID();
      const { email } = installFakeUserPool(studio).know(userId);
      // Anyone can type the member's address.
      const stranger = studio.visitor();
      const { entryId } = await join(stranger, classId, { ...someone(), email: email ?? '' });
      const member = studio.visitor().with(await tokens.access(userId));
      await member.call(paths.userGet);
      const [listed] = entriesOf(await member.call(paths.waitingList));
      expect(listed).toMatchObject({ entryId, confirmed: false });
      expect((await stranger.call(paths.waitingConfirm, { entryId })).status).toBe(403);
      const seen = await member.call(paths.waitingGet, { entryId });
      expect(entriesOf(seen)).toMatchObject([{ confirmed: false, confirmable: true }]);
      const again =
        how === 'by joining again'
          ? await member.call(paths.waitingJoin, { classIds: [classId], customer: someone() })
          : await member.call(paths.waitingConfirm, { entryId });
      expect(entriesOf(again)).toMatchObject([{ entryId, confirmed: true }]);
      await release();
      expect(await canHold(classId)).toBe(false);
    },
  );
});

describe('offers at once', () => {
  it('are for three classes of one person, in however many browsers they have confirmed', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const full = await Promise.all(Array.from({ length: 5 }, fullClass));
    const customer = someone();
    for (const [nth, { classId, release }] of full.entries()) {
      const visitor = studio.visitor(`198.51.100.${nth}`);
      await confirm(visitor, (await join(visitor, classId, customer)).entryId);
      await release();
    }
    await serve();
    const free = await Promise.all(full.map(({ classId }) => placesLeft(classId)));
    expect(free.filter((places) => places === 1)).toHaveLength(2);
    studio.services.config.limits = null;
  });

  it('are for three classes of one browser that two members use, and the fourth place is anyone’s', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const people = installFakeUserPool(studio);
    const browser = studio.visitor('198.51.100.40');
    const [one = '', other = ''] = [randomUUID(), randomUUID()];
    for (const userId of [one, other]) people.know(userId);
    const [first, second] = [await tokens.access(one), await tokens.access(other)];
    const full = await Promise.all(Array.from({ length: 4 }, fullClass));
    for (const [nth, { classId, release }] of full.entries()) {
      const member = browser.with(nth < 3 ? first : second);
      expect(await join(member, classId)).toMatchObject({ confirmed: true });
      await release();
    }
    await serve();
    const free = await Promise.all(full.map(({ classId }) => placesLeft(classId)));
    expect(free.filter((places) => places === 1)).toHaveLength(1);
    studio.services.config.limits = null;
  });
});

describe('a class with free places', () => {
  it('is bookable by anyone at night, and offered in the morning when a place is still free', async () => {
    const { classId, release } = await fullClass();
    const visitor = studio.visitor();
    const { entryId } = await join(visitor, classId);
    await confirm(visitor, entryId);
    studio.time.now = new Date('2026-11-23T22:00:00Z');
    await serve();
    await release();
    expect([await placesLeft(classId), await canHold(classId)]).toEqual([1, true]);
    // The same applies immediately to a person who joins at night.
    const other = await fullClass();
    const late = studio.visitor();
    const joined = await join(late, other.classId);
    await confirm(late, joined.entryId);
    await other.release();
    expect([await placesLeft(other.classId), await canHold(other.classId)]).toEqual([1, true]);
    studio.time.now = new Date('2026-11-24T07:00:00Z');
    await serve();
    expect(await look(visitor, entryId)).toMatchObject({ status: 'OFFERED' });
    expect([await placesLeft(classId), await canHold(classId)]).toEqual([0, false]);
  });

  it('is bookable by anyone while the only one who waits decides about another class', async () => {
    const [one, other] = [await fullClass(), await fullClass()];
    const visitor = studio.visitor();
    const { entryId } = await join(visitor, [one.classId, other.classId]);
    await confirm(visitor, entryId);
    await one.release();
    await serve();
    await other.release();
    await serve();
    const entries = entriesOf(await visitor.call(paths.waitingGet, { entryId }));
    expect(entries.map(({ status }) => status).sort()).toEqual(['OFFERED', 'WAITING']);
    expect(await Promise.all([canHold(one.classId), canHold(other.classId)])).toContain(true);
  });
});

describe('offers that expire', () => {
  /** Lets the offers of several classes expire, one after the other, for a confirmed guest. */
  async function letExpire(times: number, visitor: TestBrowser, customer: ReturnType<typeof someone>) {
    const entries: WaitingEntry[] = [];
    for (let nth = 0; nth < times; nth++) {
      const { classId, release } = await fullClass();
      const entry = await join(visitor, classId, customer);
      if (!entry.confirmed) await confirm(visitor, entry.entryId);
      await release();
      await serve();
      studio.time.now = new Date(studio.time.now.getTime() + 61 * 60_000);
      await serve();
      const over = await look(visitor, entry.entryId);
      expect(over).toMatchObject({ status: 'PASSED' });
      if (over) entries.push(over);
    }
    return entries;
  }

  it('put their person behind the others after two, which email and page say', async () => {
    const [visitor, customer] = [studio.visitor(), someone()];
    const lastEmail = async () => (await studio.mails(customer.email))[0]?.text;
    const [once] = await letExpire(1, visitor, customer);
    expect(once?.passed).toEqual({ count: 1, behind: false, pausedUntil: null });
    expect(await lastEmail()).toContain('If 2 offers expire within 7 days, we offer places to others first.');
    const [twice] = await letExpire(1, visitor, customer);
    expect(twice?.passed).toEqual({ count: 2, behind: true, pausedUntil: null });
    expect(await lastEmail()).toContain(
      'You’ve let 2 offers expire in 7 days. We’ll now offer places to others',
    );

    const { classId, release } = await fullClass();
    const own = await join(visitor, classId, customer);
    const next = studio.visitor();
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    const { entryId } = await join(next, classId);
    await confirm(next, entryId);
    expect(await look(visitor, own.entryId)).toMatchObject({ position: 2 });
    await release();
    await serve();
    expect(await look(next, entryId)).toMatchObject({ status: 'OFFERED' });
    await next.call(paths.waitingLeave, { entryId });
    await serve();
    expect(await look(visitor, own.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('pause offers for 24 hours after three, while their place is anyone’s', async () => {
    const [visitor, customer] = [studio.visitor(), someone()];
    const third = (await letExpire(3, visitor, customer)).at(-1);
    const until = third?.passed?.pausedUntil ?? '';
    expect(new Date(until).getTime()).toBe(studio.time.now.getTime() + 24 * 3_600_000);
    const { classId, release } = await fullClass();
    // Another browser of the same person doesn't evade the rule.
    const phone = studio.visitor();
    const entry = await join(phone, classId, customer);
    await confirm(phone, entry.entryId);
    await release();
    await serve();
    expect(await look(phone, entry.entryId)).toMatchObject({ status: 'WAITING' });
    expect(await canHold(classId)).toBe(true);
    studio.time.now = new Date(until);
    await serve();
    expect(await look(phone, entry.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('do not count when they are declined', async () => {
    const [visitor, customer] = [studio.visitor(), someone()];
    for (let nth = 0; nth < 3; nth++) {
      const { classId, release } = await fullClass();
      const entry = await join(visitor, classId, customer);
      if (!entry.confirmed) await confirm(visitor, entry.entryId);
      await release();
      await serve();
      const left = await visitor.call(paths.waitingLeave, { entryId: entry.entryId });
      expect(entriesOf(left)[0]).toMatchObject({ status: 'LEFT', passed: null });
    }
  });
});
