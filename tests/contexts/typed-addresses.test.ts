import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse, WaitingEntry } from '@studio/contracts/waiting-list';
import { isEmailProven } from '@studio/server/people/proven-emails';
import { people as records } from '@studio/server/people/tables';
import { hashPerson } from '@studio/server/platform/hash-person';
import { defaultRateLimits as calls, defaultCaps } from '@studio/server/platform/limits/rate-limits';
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

const processLists = () => processWaitingLists(studio.services);
const newAddress = () => `vera.${randomUUID()}@guests.example`;
const entriesOf = (reply: ApiReply) => (reply.body as unknown as WaitingEntriesResponse).entries;
const isProven = (email: string, { clientId }: TestBrowser) =>
  isEmailProven(studio.database, {
    branchId,
    personHash: hashPerson(studio.services.keys, email),
    clientId,
  });

/** Books and pays for a place with any address. */
async function payForPlace(visitor: TestBrowser, classId: string, email: string): Promise<string> {
  const { holdId } = (await visitor.call(paths.hold, { classId })).body;
  const order = { classId, holdId, customer: { ...guestDetails, email } };
  const { paymentIntentId } = (await visitor.call(paths.createIntent, order)).body;
  await studio.pay(paymentIntentId);
  const { body } = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
  return body.bookingId;
}

/** Creates a class whose only place a stranger booked with the address. */
async function bookAsOtherVisitor(email: string) {
  const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
  const otherVisitor = studio.visitor();
  const bookingId = await payForPlace(otherVisitor, classId, email);
  return { classId, bookingId, cancel: () => otherVisitor.call(paths.cancel, { bookingId }) };
}

async function memberWith(email: string): Promise<TestBrowser> {
  const { sub } = people.addUser(randomUUID(), { email });
  return studio.visitor().with(await tokens.access(sub));
}

async function staff(): Promise<TestBrowser> {
  const { sub } = people.addUser(randomUUID(), { groups: ['STAFF'] });
  return studio.visitor().with(await tokens.access(sub, ['STAFF']));
}

const joinList = (visitor: TestBrowser, classId: string, email: string) =>
  visitor.call(paths.waitingJoin, {
    classIds: [classId],
    customer: { firstName: 'Vera', lastName: 'Quill', email },
  });
const confirmEntry = async (visitor: TestBrowser, entryId: string) =>
  visitor.call(paths.waitingConfirm, { entryId, key: await getEmailedKey(studio.services, entryId) });

/** Joins a waiting list and confirms the entry by the emailed link. */
async function joinAndConfirm(visitor: TestBrowser, classId: string, email: string): Promise<WaitingEntry> {
  const [entry] = entriesOf(await joinList(visitor, classId, email));
  if (!entry) throw new Error('Not joined.');
  if (!entry.confirmed) expect((await confirmEntry(visitor, entry.entryId)).status).toBe(200);
  return entry;
}

const loadEntry = async (visitor: TestBrowser, { entryId }: WaitingEntry) =>
  entriesOf(await visitor.call(paths.waitingGet, { entryId }))[0];

/** Returns the key of the link in the newest email to an address. */
async function readEmailedKey(email: string): Promise<string> {
  const [sentEmail] = await studio.emails(email);
  return /\/(?:booking|tour)\/\S+?\?k=([\w-]+)/.exec(sentEmail?.text ?? '')?.[1] ?? '';
}

describe('a booking by another visitor with the address of a waiting person, when it is cancelled', () => {
  it('does not end a guest’s entry, and the place is offered to them', async () => {
    const email = newAddress();
    const { classId, cancel } = await bookAsOtherVisitor(email);
    const vera = studio.visitor();
    const entry = await joinAndConfirm(vera, classId, email);
    expect((await cancel()).status).toBe(200);
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.emails(email)).map(({ text }) => text).join()).not.toContain('won’t offer you');
  });

  it('does not end the entry of a member whose account it joined, and they are offered the place', async () => {
    const email = newAddress();
    const { classId, bookingId, cancel } = await bookAsOtherVisitor(email);
    const vera = await memberWith(email);
    const entry = await joinAndConfirm(vera, classId, email);
    expect((await vera.call(paths.bookingGet, { bookingId })).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'OFFERED' });
  });

  it('does not keep a member from joining afterwards', async () => {
    const email = newAddress();
    const { classId, cancel } = await bookAsOtherVisitor(email);
    const vera = await memberWith(email);
    await vera.call(paths.userGet);
    await joinAndConfirm(studio.visitor(), classId, newAddress());
    await cancel();
    await processLists();
    expect((await joinList(vera, classId, email)).status).toBe(200);
  });
});

describe('a place cancelled by its own person', () => {
  it.each(['by their account', 'by staff'])('is not offered to that member again: %s', async (actor) => {
    const { sub } = people.addUser(randomUUID());
    const vera = studio.visitor().with(await tokens.access(sub));
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
    const bookingId = await createBooking(studio.database, { classId, principalId: sub });
    const entry = await joinAndConfirm(vera, classId, newAddress());
    const browser = actor === 'by staff' ? await staff() : vera;
    const path = actor === 'by staff' ? paths.staffCancel : paths.cancel;
    expect((await browser.call(path, { bookingId, refund: false })).status).toBe(200);
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'ENDED' });
  });

  it('is offered to a member in whose browser another person cancelled it by their own link', async () => {
    const [friend, email] = [newAddress(), newAddress()];
    const { classId, bookingId } = await bookAsOtherVisitor(friend);
    const vera = await memberWith(email);
    const entry = await joinAndConfirm(vera, classId, email);
    expect((await vera.call(paths.cancel, { bookingId, key: await readEmailedKey(friend) })).status).toBe(
      200,
    );
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'OFFERED' });
  });

  it('is not offered again to a guest who cancelled by their emailed link in another browser', async () => {
    const email = newAddress();
    const { classId, bookingId } = await bookAsOtherVisitor(email);
    const key = await readEmailedKey(email);
    const vera = studio.visitor();
    const entry = await joinAndConfirm(vera, classId, email.replace('@', '+again@'));
    expect((await studio.visitor().call(paths.cancel, { bookingId, key })).status).toBe(200);
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'ENDED' });
  });
});

describe('a mailbox with several spellings', () => {
  it('waits once for a class, across browsers and tags', async () => {
    const email = newAddress();
    const { classId } = await bookAsOtherVisitor(newAddress());
    const [firstBrowser, secondBrowser] = [studio.visitor(), studio.visitor()];
    await joinAndConfirm(firstBrowser, classId, email);
    const tagged = email.replace('@', '+mat@');
    const [second] = entriesOf(await joinList(secondBrowser, classId, tagged));
    const rejected = await confirmEntry(secondBrowser, second?.entryId ?? '');
    expect(rejected).toMatchObject({ status: 409, body: { code: 'waiting_limit' } });
    expect(rejected.body.message).toContain('already on the waiting list for this class');
    expect(await isProven(tagged, secondBrowser)).toBe(false);
    // After leaving in one browser, the address can wait in the other.
    await firstBrowser.call(paths.waitingLeave, {
      entryId: entriesOf(await joinList(firstBrowser, classId, email))[0]?.entryId,
    });
    expect((await confirmEntry(secondBrowser, second?.entryId ?? '')).status).toBe(200);
    expect((await joinList(firstBrowser, classId, email)).body.code).toBe('waiting_limit');
  });

  it('waits for at most ten classes', async () => {
    const name = randomUUID();
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 11; index++) {
      const { classId } = await bookAsOtherVisitor(newAddress());
      const visitor = studio.visitor();
      const [entry] = entriesOf(await joinList(visitor, classId, `vera.${name}+${index}@guests.example`));
      codes.push((await confirmEntry(visitor, entry?.entryId ?? '')).body.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => undefined), 'waiting_limit']);
  });

  it('is offered places in at most three classes at once', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const name = randomUUID();
    const waiting: [TestBrowser, WaitingEntry][] = [];
    for (let index = 0; index < 4; index++) {
      const { classId, cancel } = await bookAsOtherVisitor(newAddress());
      const visitor = studio.visitor(`198.51.100.${index}`);
      waiting.push([visitor, await joinAndConfirm(visitor, classId, `vera.${name}+${index}@guests.example`)]);
      await cancel();
    }
    await processLists();
    const states = await Promise.all(
      waiting.map(async ([browser, entry]) => (await loadEntry(browser, entry))?.status),
    );
    expect(states.sort()).toEqual(['OFFERED', 'OFFERED', 'OFFERED', 'WAITING']);
  });

  it('has one email budget and one tour, with a domain in Unicode or in ASCII', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const name = `vera.${randomUUID()}`;
    const spellings = [`${name}@exämple.example`, `${name}@xn--exmple-cua.example`];
    const message = { name: 'Eve', topic: 'general', message: 'Hello.', openForMs: 9000 };
    for (let index = 0; index < 8; index++) {
      const visitor = studio.visitor(`203.0.113.${index}`);
      expect((await visitor.call(paths.contact, { ...message, email: spellings[index % 2] })).status).toBe(
        200,
      );
    }
    let emailCount = 0;
    for (const email of spellings) emailCount += (await studio.emails(email)).length;
    expect(emailCount).toBe(5);
    const codes: (string | undefined)[] = [];
    for (const [index, email] of spellings.entries()) {
      const visitor = studio.visitor(`203.0.113.${50 + index}`);
      const slotId = `2026-11-27T1${index}:00`;
      await visitor.call(paths.tourHold, { slotId });
      const customer = { firstName: 'Eve', lastName: 'Quill', email, phone: '1' };
      codes.push((await visitor.call(paths.tourBook, { slotId, customer })).body.code);
    }
    expect(codes).toEqual([undefined, 'already_booked']);
  });
});

describe('an emailed link after staff corrected the address', () => {
  /** Corrects an address as staff. */
  async function correct(from: string, to: string): Promise<void> {
    const [record] = await studio.database.orm.select().from(records).where(eq(records.emailKey, from));
    const input = { personId: record?.id, firstName: 'Vera', lastName: 'Quill', phone: '', email: to };
    expect((await (await staff()).call(paths.personSave, input)).status).toBe(200);
  }

  it('of a booking is invalid, while the booking browser and a new link still work', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const classId = await createClass(studio.database, { startsAt: thursday });
    const [booker, otherVisitor, vera] = [studio.visitor(), studio.visitor(), studio.visitor()];
    const bookingId = await payForPlace(booker, classId, wrong);
    const key = await readEmailedKey(wrong);
    expect((await otherVisitor.call(paths.bookingGet, { bookingId, key })).status).toBe(200);
    await correct(wrong, right);
    for (const path of [paths.bookingGet, paths.cancel])
      expect((await otherVisitor.call(path, { bookingId, key })).status).toBe(404);
    expect(await isProven(right, otherVisitor)).toBe(false);
    expect((await booker.call(paths.bookingGet, { bookingId })).status).toBe(200);
    await vera.call(paths.bookingLinks, { email: right, openForMs: 9000 });
    const fresh = await readEmailedKey(right);
    expect((await vera.call(paths.cancel, { bookingId, key: fresh })).status).toBe(200);
    expect(await isProven(right, vera)).toBe(true);
  });

  it('of a tour is invalid, and proves nothing', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const [booker, otherVisitor] = [studio.visitor(), studio.visitor()];
    const bookingId = await bookTour(booker, wrong, '2026-11-27T12:00');
    const key = await readEmailedKey(wrong);
    expect((await otherVisitor.call(paths.tourGet, { bookingId, key })).status).toBe(200);
    await correct(wrong, right);
    expect((await otherVisitor.call(paths.tourCancel, { bookingId, key })).status).toBe(404);
    expect(await isProven(right, otherVisitor)).toBe(false);
  });

  it.each(['booking', 'tour'] as const)(
    'from before keys named the address still opens a %s, and proves nothing',
    async (what) => {
      const email = newAddress();
      const visitor = studio.visitor();
      const id = await (what === 'booking'
        ? payForPlace(visitor, await createClass(studio.database, { startsAt: thursday }), email)
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
