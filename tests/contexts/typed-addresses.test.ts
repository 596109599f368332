import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse, WaitingEntry } from '@studio/contracts/waiting-list';
import { isEmailProven } from '@studio/server/people/proven-emails';
import { people as records } from '@studio/server/people/tables';
import { hashPerson } from '@studio/server/platform/hash-person';
import { defaultRateLimits as calls, defaultCaps } from '@studio/server/platform/rate-limits';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { type ApiReply, openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

// Attempts of a stranger who enters another person's email address.

const branchId = '11-miles-st';
const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;

beforeAll(async () => {
  studio = await openTestStudio({ now: mondayNoon });
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
  studio.services.config.limits = null;
});

const serve = () => processWaitingLists(studio.services);
const newAddress = () => `vera.${randomUUID()}@guests.example`;
const entriesOf = (reply: ApiReply) => (reply.body as unknown as WaitingEntriesResponse).entries;
const isProven = (email: string, { clientId }: TestBrowser) =>
  isEmailProven(studio.database, {
    branchId,
    personHash: hashPerson(studio.services.keys, email),
    clientId,
  });

/** Books and pays for a place with any address. */
async function pays(visitor: TestBrowser, classId: string, email: string): Promise<string> {
  const { holdId } = (await visitor.call(paths.hold, { classId })).body;
  const order = { classId, holdId, customer: { ...guestDetails, email } };
  const { paymentIntentId } = (await visitor.call(paths.createIntent, order)).body;
  await studio.pay(paymentIntentId);
  const { body } = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
  return body.bookingId;
}

/** Creates a class whose only place a stranger booked with the address. */
async function bookedByStranger(email: string) {
  const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
  const stranger = studio.visitor();
  const bookingId = await pays(stranger, classId, email);
  return { classId, bookingId, cancel: () => stranger.call(paths.cancel, { bookingId }) };
}

async function memberWith(email: string): Promise<TestBrowser> {
  const { sub } = people.know(randomUUID(), { email });
  return studio.visitor().with(await tokens.access(sub));
}

async function staff(): Promise<TestBrowser> {
  const { sub } = people.know(randomUUID(), { groups: ['STAFF'] });
  return studio.visitor().with(await tokens.access(sub, ['STAFF']));
}

const wants = (visitor: TestBrowser, classId: string, email: string) =>
  visitor.call(paths.waitingJoin, {
    classIds: [classId],
    customer: { firstName: 'Vera', lastName: 'Quill', email },
  });
const confirms = async (visitor: TestBrowser, entryId: string) =>
  visitor.call(paths.waitingConfirm, { entryId, key: await getEmailedKey(studio.services, entryId) });

/** Joins a waiting list and confirms the entry by the emailed link. */
async function waits(visitor: TestBrowser, classId: string, email: string): Promise<WaitingEntry> {
  const [entry] = entriesOf(await wants(visitor, classId, email));
  if (!entry) throw new Error('Not joined.');
  if (!entry.confirmed) expect((await confirms(visitor, entry.entryId)).status).toBe(200);
  return entry;
}

const look = async (visitor: TestBrowser, { entryId }: WaitingEntry) =>
  entriesOf(await visitor.call(paths.waitingGet, { entryId }))[0];

/** Returns the key of the link in the newest email to an address. */
async function emailedTo(email: string): Promise<string> {
  const [mail] = await studio.mails(email);
  return /\/(?:booking|tour)\/\S+?\?k=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a stranger who books with the address of someone who waits, and cancels', () => {
  it('ends nothing for a guest: they are offered the place', async () => {
    const email = newAddress();
    const { classId, cancel } = await bookedByStranger(email);
    const vera = studio.visitor();
    const entry = await waits(vera, classId, email);
    expect((await cancel()).status).toBe(200);
    await serve();
    expect(await look(vera, entry)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.mails(email)).map(({ text }) => text).join()).not.toContain('do not offer you');
  });

  it('ends nothing for a member whose account the booking has joined: they are offered the place', async () => {
    const email = newAddress();
    const { classId, bookingId, cancel } = await bookedByStranger(email);
    const vera = await memberWith(email);
    const entry = await waits(vera, classId, email);
    expect((await vera.call(paths.bookingGet, { bookingId })).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    await serve();
    expect(await look(vera, entry)).toMatchObject({ status: 'OFFERED' });
  });

  it('keeps no member from joining afterwards', async () => {
    const email = newAddress();
    const { classId, cancel } = await bookedByStranger(email);
    const vera = await memberWith(email);
    await vera.call(paths.userGet);
    await waits(studio.visitor(), classId, newAddress());
    await cancel();
    await serve();
    expect((await wants(vera, classId, email)).status).toBe(200);
  });
});

describe('a place that its own person has cancelled', () => {
  it.each(['by their account', 'by staff'])('is not offered to a member again: %s', async (how) => {
    const { sub } = people.know(randomUUID());
    const vera = studio.visitor().with(await tokens.access(sub));
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
    const bookingId = await createBooking(studio.database, { classId, principalId: sub });
    const entry = await waits(vera, classId, newAddress());
    const by = how === 'by staff' ? await staff() : vera;
    const path = how === 'by staff' ? paths.staffCancel : paths.cancel;
    expect((await by.call(path, { bookingId, giveBack: false })).status).toBe(200);
    await serve();
    expect(await look(vera, entry)).toMatchObject({ status: 'ENDED' });
  });

  it('is offered to a member in whose browser someone else has cancelled it, by their own link', async () => {
    const [friend, email] = [newAddress(), newAddress()];
    const { classId, bookingId } = await bookedByStranger(friend);
    const vera = await memberWith(email);
    const entry = await waits(vera, classId, email);
    expect((await vera.call(paths.cancel, { bookingId, key: await emailedTo(friend) })).status).toBe(200);
    await serve();
    expect(await look(vera, entry)).toMatchObject({ status: 'OFFERED' });
  });

  it('is not offered to a guest again who has cancelled by the link in their email, in another browser', async () => {
    const email = newAddress();
    const { classId, bookingId } = await bookedByStranger(email);
    const key = await emailedTo(email);
    const vera = studio.visitor();
    const entry = await waits(vera, classId, email.replace('@', '+again@'));
    expect((await studio.visitor().call(paths.cancel, { bookingId, key })).status).toBe(200);
    await serve();
    expect(await look(vera, entry)).toMatchObject({ status: 'ENDED' });
  });
});

describe('a mailbox with several spellings', () => {
  it('waits once for a class, in however many browsers and under however many tags', async () => {
    const email = newAddress();
    const { classId } = await bookedByStranger(newAddress());
    const [one, other] = [studio.visitor(), studio.visitor()];
    await waits(one, classId, email);
    const tagged = email.replace('@', '+mat@');
    const [second] = entriesOf(await wants(other, classId, tagged));
    const refused = await confirms(other, second?.entryId ?? '');
    expect(refused).toMatchObject({ status: 409, body: { code: 'waiting_limit' } });
    expect(refused.body.message).toContain('already on the waiting list for this class');
    expect(await isProven(tagged, other)).toBe(false);
    // After leaving in one browser, the address can wait in the other.
    await one.call(paths.waitingLeave, { entryId: entriesOf(await wants(one, classId, email))[0]?.entryId });
    expect((await confirms(other, second?.entryId ?? '')).status).toBe(200);
    expect((await wants(one, classId, email)).body.code).toBe('waiting_limit');
  });

  it('waits for ten classes', async () => {
    const name = randomUUID();
    const codes: (string | undefined)[] = [];
    for (let nth = 0; nth < 11; nth++) {
      const { classId } = await bookedByStranger(newAddress());
      const visitor = studio.visitor();
      const [entry] = entriesOf(await wants(visitor, classId, `vera.${name}+${nth}@guests.example`));
      codes.push((await confirms(visitor, entry?.entryId ?? '')).body.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => undefined), 'waiting_limit']);
  });

  it('is offered places of three classes at once', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const name = randomUUID();
    const waiting: [TestBrowser, WaitingEntry][] = [];
    for (let nth = 0; nth < 4; nth++) {
      const { classId, cancel } = await bookedByStranger(newAddress());
      const visitor = studio.visitor(`198.51.100.${nth}`);
      waiting.push([visitor, await waits(visitor, classId, `vera.${name}+${nth}@guests.example`)]);
      await cancel();
    }
    await serve();
    const states = await Promise.all(waiting.map(async ([by, entry]) => (await look(by, entry))?.status));
    expect(states.sort()).toEqual(['OFFERED', 'OFFERED', 'OFFERED', 'WAITING']);
  });

  it('has one email budget and one tour, with a domain in Unicode or in ASCII', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const name = `vera.${randomUUID()}`;
    const spellings = [`${name}@exämple.example`, `${name}@xn--exmple-cua.example`];
    const message = { name: 'Eve', topic: 'general', message: 'Hello.', openForMs: 9000 };
    for (let nth = 0; nth < 8; nth++) {
      const visitor = studio.visitor(`203.0.113.${nth}`);
      expect((await visitor.call(paths.contact, { ...message, email: spellings[nth % 2] })).status).toBe(200);
    }
    let reached = 0;
    for (const email of spellings) reached += (await studio.mails(email)).length;
    expect(reached).toBe(5);
    const codes: (string | undefined)[] = [];
    for (const [nth, email] of spellings.entries()) {
      const visitor = studio.visitor(`203.0.113.${50 + nth}`);
      const slotId = `2026-11-27T1${nth}:00`;
      await visitor.call(paths.tourHold, { slotId });
      const customer = { firstName: 'Eve', lastName: 'Quill', email, phone: '1' };
      codes.push((await visitor.call(paths.tourBook, { slotId, customer })).body.code);
    }
    expect(codes).toEqual([undefined, 'already_booked']);
  });
});

describe('an emailed link, once staff have corrected the address', () => {
  /** Corrects an address as staff. */
  async function correct(from: string, to: string): Promise<void> {
    const [record] = await studio.database.orm.select().from(records).where(eq(records.emailKey, from));
    const typed = { personId: record?.id, firstName: 'Vera', lastName: 'Quill', phone: '', email: to };
    expect((await (await staff()).call(paths.personSave, typed)).status).toBe(200);
  }

  it('of a booking opens, cancels and proves nothing; the browser that booked and a new link still do', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const classId = await createClass(studio.database, { startsAt: thursday });
    const [booker, stranger, vera] = [studio.visitor(), studio.visitor(), studio.visitor()];
    const bookingId = await pays(booker, classId, wrong);
    const key = await emailedTo(wrong);
    expect((await stranger.call(paths.bookingGet, { bookingId, key })).status).toBe(200);
    await correct(wrong, right);
    for (const path of [paths.bookingGet, paths.cancel])
      expect((await stranger.call(path, { bookingId, key })).status).toBe(404);
    expect(await isProven(right, stranger)).toBe(false);
    expect((await booker.call(paths.bookingGet, { bookingId })).status).toBe(200);
    await vera.call(paths.bookingLinks, { email: right, openForMs: 9000 });
    const fresh = await emailedTo(right);
    expect((await vera.call(paths.cancel, { bookingId, key: fresh })).status).toBe(200);
    expect(await isProven(right, vera)).toBe(true);
  });

  it('of a tour opens, moves and proves nothing', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const [booker, stranger] = [studio.visitor(), studio.visitor()];
    const bookingId = await bookTour(booker, wrong, '2026-11-27T12:00');
    const key = await emailedTo(wrong);
    expect((await stranger.call(paths.tourGet, { bookingId, key })).status).toBe(200);
    await correct(wrong, right);
    expect((await stranger.call(paths.tourCancel, { bookingId, key })).status).toBe(404);
    expect(await isProven(right, stranger)).toBe(false);
  });

  it.each(['booking', 'tour'] as const)(
    'that was emailed before keys named the address still opens a %s, and proves nothing',
    async (what) => {
      const email = newAddress();
      const visitor = studio.visitor();
      const id = await (what === 'booking'
        ? pays(visitor, await createClass(studio.database, { startsAt: thursday }), email)
        : bookTour(visitor, email, '2026-11-27T13:00'));
      const key = studio.services.keys.sign('emailed-link', `${what}:${id}`);
      const reader = studio.visitor();
      const path = what === 'booking' ? paths.cancel : paths.tourCancel;
      expect((await reader.call(path, { bookingId: id, key })).status).toBe(200);
      expect(await isProven(email, reader)).toBe(false);
    },
  );
});

async function bookTour(visitor: TestBrowser, email: string, slotId: string): Promise<string> {
  await visitor.call(paths.tourHold, { slotId });
  const customer = { firstName: 'Eve', lastName: 'Quill', email, phone: '1' };
  return (await visitor.call(paths.tourBook, { slotId, customer })).body.bookingId;
}
