import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse, WaitingEntry } from '@studio/contracts/waiting-list';
import { isEmailProven } from '@studio/server/people/proven-emails';
import { hashPerson } from '@studio/server/platform/hash-person';
import { defaultRateLimits as calls, defaultCaps } from '@studio/server/platform/limits/rate-limits';
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

const processLists = () => processWaitingLists(studio.services);
const emailedKey = (entryId: string) => getEmailedKey(studio.services, entryId);
const entriesOf = (reply: ApiReply) => (reply.body as unknown as WaitingEntriesResponse).entries;

/** Creates a class whose only place is held; returns a function that releases it. */
async function fullClass() {
  const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
  const holder = studio.visitor();
  const { holdId } = (await holder.call(paths.hold, { classId })).body;
  return { classId, release: () => holder.call(paths.release, { holdId }) };
}

function newCustomer() {
  return { firstName: 'Ada', lastName: 'Quill', email: `ada.${randomUUID()}@guests.example` };
}

async function join(
  visitor: TestBrowser,
  classIds: string | string[],
  customer = newCustomer(),
): Promise<WaitingEntry> {
  const reply = await visitor.call(paths.waitingJoin, { classIds: [classIds].flat(), customer });
  const [entry] = entriesOf(reply);
  if (!entry) throw new Error(`Not joined: ${reply.body.message}`);
  return entry;
}

const loadEntry = async (visitor: TestBrowser, entryId: string) =>
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

describe('an unconfirmed waiting list entry', () => {
  it('reserves no place and gets no offer until the guest confirms it from the email', async () => {
    const { classId, release } = await fullClass();
    const visitor = studio.visitor();
    const { entryId, confirmed } = await join(visitor, classId);
    expect(confirmed).toBe(false);
    await release();
    await processLists();
    expect(await loadEntry(visitor, entryId)).toMatchObject({ status: 'WAITING', confirmed: false });
    expect([await placesLeft(classId), await canHold(classId)]).toEqual([1, true]);
    expect((await confirm(studio.visitor(), entryId)).status).toBe(200);
    expect([await placesLeft(classId), await canHold(classId)]).toEqual([0, false]);
    await processLists();
    expect(await loadEntry(visitor, entryId)).toMatchObject({ status: 'OFFERED', confirmed: true });
  });

  it('is confirmed only with the emailed link, and not by opening it', async () => {
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
    expect(await loadEntry(visitor, entry.entryId)).toMatchObject({ confirmed: false, confirmable: false });
  });

  it('is not confirmed by a link sent to an address that staff have since corrected', async () => {
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

  it('triggers a confirmation email; a confirmed entry triggers the usual waiting list email', async () => {
    const { classId } = await fullClass();
    const customer = newCustomer();
    const visitor = studio.visitor();
    const { entryId } = await join(visitor, classId, customer);
    const [confirmationEmail] = await studio.emails(customer.email);
    expect(confirmationEmail?.subject).toMatch(/^Confirm your place on the waiting list: Dynamic Reformer/);
    expect(confirmationEmail?.text).toContain(`/waiting/${entryId}?k=${await emailedKey(entryId)}`);
    expect(confirmationEmail?.text).toContain('Until you do, we’ll skip you when a place becomes available.');
    await confirm(visitor, entryId);
    const other = await fullClass();
    await join(visitor, other.classId, customer);
    expect((await studio.emails(customer.email))[0]?.subject).toMatch(/^On the waiting list: /);
  });

  it('is skipped in the queue, and takes the position of its joining time once confirmed', async () => {
    const { classId, release } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const unconfirmed = await join(first, classId);
    studio.time.now = new Date('2026-11-23T12:01:00Z');
    const entry = await join(second, classId);
    await confirm(second, entry.entryId);
    expect(unconfirmed.position).toBe(1);
    expect(await loadEntry(second, entry.entryId)).toMatchObject({ position: 1 });
    expect(await loadEntry(first, unconfirmed.entryId)).toMatchObject({ position: 1 });
    // Once confirmed, the entry gets the position of its time of joining.
    await confirm(first, unconfirmed.entryId);
    expect(await loadEntry(second, entry.entryId)).toMatchObject({ position: 2 });
    await release();
    await processLists();
    expect(await loadEntry(first, unconfirmed.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('is confirmed together with the other entries of the same browser and address', async () => {
    const [one, other, third, later] = await Promise.all([1, 2, 3, 4].map(fullClass));
    const visitor = studio.visitor();
    const customer = newCustomer();
    const entry = await join(visitor, one?.classId ?? '', customer);
    const typed = { ...customer, email: customer.email.toUpperCase() };
    const same = await join(visitor, other?.classId ?? '', typed);
    const invented = await join(visitor, third?.classId ?? '');
    await confirm(visitor, entry.entryId);
    expect(await loadEntry(visitor, same.entryId)).toMatchObject({ confirmed: true });
    expect(await loadEntry(visitor, invented.entryId)).toMatchObject({ confirmed: false });
    expect(await join(visitor, later?.classId ?? '', customer)).toMatchObject({ confirmed: true });
  });

  it('is confirmed alone from another browser, and verifies nothing in the browser that joined', async () => {
    const [one, other, later] = await Promise.all([1, 2, 3].map(fullClass));
    const [otherVisitor, owner] = [studio.visitor(), studio.visitor()];
    const customer = newCustomer();
    const entry = await join(otherVisitor, one?.classId ?? '', customer);
    const same = await join(otherVisitor, other?.classId ?? '', customer);
    await confirm(owner, entry.entryId);
    expect(await loadEntry(otherVisitor, entry.entryId)).toMatchObject({ confirmed: true });
    expect(await loadEntry(otherVisitor, same.entryId)).toMatchObject({ confirmed: false });
    const hash = hashPerson(studio.services.keys, customer.email);
    const isProven = ({ clientId }: TestBrowser) =>
      isEmailProven(studio.database, { branchId, personHash: hash, clientId });
    expect([await isProven(otherVisitor), await isProven(owner)]).toEqual([false, true]);
    expect(await join(otherVisitor, later?.classId ?? '', customer)).toMatchObject({ confirmed: false });
    expect(await join(owner, later?.classId ?? '', customer)).toMatchObject({ confirmed: true });
  });

  it('is not created for a member, nor for a guest who has paid with this address in this browser', async () => {
    const { classId } = await fullClass();
    const userId = randomUUID();
    installFakeUserPool(studio).addUser(userId);
    const member = studio.visitor().with(await tokens.access(userId));
    expect(await join(member, classId)).toMatchObject({ confirmed: true });

    const buyer = studio.visitor();
    await bookAndPay(studio, buyer, await createClass(studio.database, { startsAt: thursday }));
    const [{ email = '' } = {}] = await studio.sandbox.query<{ email: string }>(
      `SELECT email FROM bookings WHERE client_id = '${buyer.clientId}'`,
    );
    const customer = { ...newCustomer(), email };
    expect(await join(studio.visitor(), classId, customer)).toMatchObject({ confirmed: false });
    expect(await join(buyer, classId, customer)).toMatchObject({ confirmed: true });
    const other = await fullClass();
    expect(await join(buyer, other.classId)).toMatchObject({ confirmed: false });
  });

  it.each(['by the button of its page', 'by joining again'])(
    'with the address of an account is confirmed by its member %s, not by login alone',
    async (method) => {
      const { classId, release } = await fullClass();
      const userId = randomUUID();
      const { email } = installFakeUserPool(studio).addUser(userId);
      // Anyone can type the member's address.
      const otherVisitor = studio.visitor();
      const { entryId } = await join(otherVisitor, classId, { ...newCustomer(), email: email ?? '' });
      const member = studio.visitor().with(await tokens.access(userId));
      await member.call(paths.userGet);
      const [listed] = entriesOf(await member.call(paths.waitingList));
      expect(listed).toMatchObject({ entryId, confirmed: false });
      expect((await otherVisitor.call(paths.waitingConfirm, { entryId })).status).toBe(403);
      const seen = await member.call(paths.waitingGet, { entryId });
      expect(entriesOf(seen)).toMatchObject([{ confirmed: false, confirmable: true }]);
      const confirmedReply =
        method === 'by joining again'
          ? await member.call(paths.waitingJoin, { classIds: [classId], customer: newCustomer() })
          : await member.call(paths.waitingConfirm, { entryId });
      expect(entriesOf(confirmedReply)).toMatchObject([{ entryId, confirmed: true }]);
      await release();
      expect(await canHold(classId)).toBe(false);
    },
  );
});

describe('simultaneous offers', () => {
  it('are limited to three classes per person, across all browsers that the person has confirmed', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const full = await Promise.all(Array.from({ length: 5 }, fullClass));
    const customer = newCustomer();
    for (const [index, { classId, release }] of full.entries()) {
      const visitor = studio.visitor(`198.51.100.${index}`);
      await confirm(visitor, (await join(visitor, classId, customer)).entryId);
      await release();
    }
    await processLists();
    const free = await Promise.all(full.map(({ classId }) => placesLeft(classId)));
    expect(free.filter((places) => places === 1)).toHaveLength(2);
    studio.services.config.limits = null;
  });

  it('are limited to three classes per browser of two members; anyone can book the fourth place', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const people = installFakeUserPool(studio);
    const browser = studio.visitor('198.51.100.40');
    const [one = '', other = ''] = [randomUUID(), randomUUID()];
    for (const userId of [one, other]) people.addUser(userId);
    const [first, second] = [await tokens.access(one), await tokens.access(other)];
    const full = await Promise.all(Array.from({ length: 4 }, fullClass));
    for (const [index, { classId, release }] of full.entries()) {
      const member = browser.with(index < 3 ? first : second);
      expect(await join(member, classId)).toMatchObject({ confirmed: true });
      await release();
    }
    await processLists();
    const free = await Promise.all(full.map(({ classId }) => placesLeft(classId)));
    expect(free.filter((places) => places === 1)).toHaveLength(1);
    studio.services.config.limits = null;
  });
});

describe('a class with free places', () => {
  it('can be booked by anyone at night, and is offered in the morning if a place is still free', async () => {
    const { classId, release } = await fullClass();
    const visitor = studio.visitor();
    const { entryId } = await join(visitor, classId);
    await confirm(visitor, entryId);
    studio.time.now = new Date('2026-11-23T22:00:00Z');
    await processLists();
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
    await processLists();
    expect(await loadEntry(visitor, entryId)).toMatchObject({ status: 'OFFERED' });
    expect([await placesLeft(classId), await canHold(classId)]).toEqual([0, false]);
  });

  it('can be booked by anyone while the only person waiting decides about another class', async () => {
    const [one, other] = [await fullClass(), await fullClass()];
    const visitor = studio.visitor();
    const { entryId } = await join(visitor, [one.classId, other.classId]);
    await confirm(visitor, entryId);
    await one.release();
    await processLists();
    await other.release();
    await processLists();
    const entries = entriesOf(await visitor.call(paths.waitingGet, { entryId }));
    expect(entries.map(({ status }) => status).sort()).toEqual(['OFFERED', 'WAITING']);
    expect(await Promise.all([canHold(one.classId), canHold(other.classId)])).toContain(true);
  });
});

describe('expired offers', () => {
  /** Lets the offers of several classes expire, one after the other, for a confirmed guest. */
  async function letExpire(times: number, visitor: TestBrowser, customer: ReturnType<typeof newCustomer>) {
    const entries: WaitingEntry[] = [];
    for (let index = 0; index < times; index++) {
      const { classId, release } = await fullClass();
      const entry = await join(visitor, classId, customer);
      if (!entry.confirmed) await confirm(visitor, entry.entryId);
      await release();
      await processLists();
      studio.time.now = new Date(studio.time.now.getTime() + 61 * 60_000);
      await processLists();
      const expired = await loadEntry(visitor, entry.entryId);
      expect(expired).toMatchObject({ status: 'PASSED' });
      if (expired) entries.push(expired);
    }
    return entries;
  }

  it('put the person behind the others after two, as the email and the page say', async () => {
    const [visitor, customer] = [studio.visitor(), newCustomer()];
    const lastEmail = async () => (await studio.emails(customer.email))[0]?.text;
    const [firstExpired] = await letExpire(1, visitor, customer);
    expect(firstExpired?.passed).toEqual({ count: 1, behind: false, pausedUntil: null });
    expect(await lastEmail()).toContain('If 2 offers expire within 7 days, we offer places to others first.');
    const [secondExpired] = await letExpire(1, visitor, customer);
    expect(secondExpired?.passed).toEqual({ count: 2, behind: true, pausedUntil: null });
    expect(await lastEmail()).toContain(
      'You’ve let 2 offers expire in 7 days. We’ll now offer places to others',
    );

    const { classId, release } = await fullClass();
    const own = await join(visitor, classId, customer);
    const next = studio.visitor();
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    const { entryId } = await join(next, classId);
    await confirm(next, entryId);
    expect(await loadEntry(visitor, own.entryId)).toMatchObject({ position: 2 });
    await release();
    await processLists();
    expect(await loadEntry(next, entryId)).toMatchObject({ status: 'OFFERED' });
    await next.call(paths.waitingLeave, { entryId });
    await processLists();
    expect(await loadEntry(visitor, own.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('pause offers for 24 hours after three, while anyone can book the place', async () => {
    const [visitor, customer] = [studio.visitor(), newCustomer()];
    const third = (await letExpire(3, visitor, customer)).at(-1);
    const until = third?.passed?.pausedUntil ?? '';
    expect(new Date(until).getTime()).toBe(studio.time.now.getTime() + 24 * 3_600_000);
    const { classId, release } = await fullClass();
    // Another browser of the same person doesn't evade the rule.
    const phone = studio.visitor();
    const entry = await join(phone, classId, customer);
    await confirm(phone, entry.entryId);
    await release();
    await processLists();
    expect(await loadEntry(phone, entry.entryId)).toMatchObject({ status: 'WAITING' });
    expect(await canHold(classId)).toBe(true);
    studio.time.now = new Date(until);
    await processLists();
    expect(await loadEntry(phone, entry.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('do not count declined offers', async () => {
    const [visitor, customer] = [studio.visitor(), newCustomer()];
    for (let index = 0; index < 3; index++) {
      const { classId, release } = await fullClass();
      const entry = await join(visitor, classId, customer);
      if (!entry.confirmed) await confirm(visitor, entry.entryId);
      await release();
      await processLists();
      const leaveResponse = await visitor.call(paths.waitingLeave, { entryId: entry.entryId });
      expect(entriesOf(leaveResponse)[0]).toMatchObject({ status: 'LEFT', passed: null });
    }
  });
});
