import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { defaultRateLimits as calls, defaultCaps } from '@studio/server/platform/limits/rate-limits';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { payForPlace } from '../harness/paid-booking.ts';
import type { TestBrowser } from '../harness/test-studio.ts';
import {
  createUnusedEmail,
  openTypedAddressStudio,
  type TypedAddressStudio,
} from '../harness/typed-address-studio.ts';
import { readWaitingEntries } from '../harness/waiting-entries.ts';

// Attempts of a stranger who enters another person's email address.

const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let { studio, tokens, people, isProven, staff, readEmailedKey } = {} as TypedAddressStudio;

beforeAll(async () => {
  ({ studio, tokens, people, isProven, staff, readEmailedKey } = await openTypedAddressStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
  studio.services.config.limits = null;
});

const processLists = () => processWaitingLists(studio.services);

/** Creates a class whose only place a stranger booked with the address. */
async function bookAsOtherVisitor(email: string) {
  const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
  const otherVisitor = studio.visitor();
  const bookingId = await payForPlace(studio, otherVisitor, classId, email);
  return { classId, bookingId, cancel: () => otherVisitor.call(paths.cancel, { bookingId }) };
}

async function createMemberWith(email: string): Promise<TestBrowser> {
  const { sub } = people.addUser(randomUUID(), { email });
  return studio.visitor().with(await tokens.access(sub));
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
  const [entry] = readWaitingEntries(await joinList(visitor, classId, email));
  if (!entry) throw new Error('Not joined.');
  if (!entry.confirmed) expect((await confirmEntry(visitor, entry.entryId)).status).toBe(200);
  return entry;
}

const loadEntry = async (visitor: TestBrowser, { entryId }: WaitingEntry) =>
  readWaitingEntries(await visitor.call(paths.waitingGet, { entryId }))[0];

describe('a booking by another visitor with the address of a waiting person, when it is cancelled', () => {
  it('does not end a guest’s entry, and the place is offered to them', async () => {
    const email = createUnusedEmail();
    const { classId, cancel } = await bookAsOtherVisitor(email);
    const vera = studio.visitor();
    const entry = await joinAndConfirm(vera, classId, email);
    expect((await cancel()).status).toBe(200);
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.emails(email)).map(({ text }) => text).join()).not.toContain('won’t offer you');
  });

  it('does not end the entry of a member whose account it joined, and they are offered the place', async () => {
    const email = createUnusedEmail();
    const { classId, bookingId, cancel } = await bookAsOtherVisitor(email);
    const vera = await createMemberWith(email);
    const entry = await joinAndConfirm(vera, classId, email);
    expect((await vera.call(paths.bookingGet, { bookingId })).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'OFFERED' });
  });

  it('does not keep a member from joining afterwards', async () => {
    const email = createUnusedEmail();
    const { classId, cancel } = await bookAsOtherVisitor(email);
    const vera = await createMemberWith(email);
    await vera.call(paths.userGet);
    await joinAndConfirm(studio.visitor(), classId, createUnusedEmail());
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
    const entry = await joinAndConfirm(vera, classId, createUnusedEmail());
    const browser = actor === 'by staff' ? await staff() : vera;
    const path = actor === 'by staff' ? paths.staffCancel : paths.cancel;
    expect((await browser.call(path, { bookingId, refund: false })).status).toBe(200);
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'ENDED' });
  });

  it('is offered to a member in whose browser another person cancelled it by their own link', async () => {
    const [friend, email] = [createUnusedEmail(), createUnusedEmail()];
    const { classId, bookingId } = await bookAsOtherVisitor(friend);
    const vera = await createMemberWith(email);
    const entry = await joinAndConfirm(vera, classId, email);
    expect((await vera.call(paths.cancel, { bookingId, key: await readEmailedKey(friend) })).status).toBe(
      200,
    );
    await processLists();
    expect(await loadEntry(vera, entry)).toMatchObject({ status: 'OFFERED' });
  });

  it('is not offered again to a guest who cancelled by their emailed link in another browser', async () => {
    const email = createUnusedEmail();
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
    const email = createUnusedEmail();
    const { classId } = await bookAsOtherVisitor(createUnusedEmail());
    const [firstBrowser, secondBrowser] = [studio.visitor(), studio.visitor()];
    await joinAndConfirm(firstBrowser, classId, email);
    const tagged = email.replace('@', '+mat@');
    const [second] = readWaitingEntries(await joinList(secondBrowser, classId, tagged));
    const rejected = await confirmEntry(secondBrowser, second?.entryId ?? '');
    expect(rejected).toMatchObject({ status: 409, body: { code: 'waiting_limit' } });
    expect(rejected.body.message).toContain('already joined the waiting list for this class');
    expect(await isProven(tagged, secondBrowser)).toBe(false);
    // After the entry is ended in one browser, the email address can wait in the other.
    await firstBrowser.call(paths.waitingLeave, {
      entryId: readWaitingEntries(await joinList(firstBrowser, classId, email))[0]?.entryId,
    });
    expect((await confirmEntry(secondBrowser, second?.entryId ?? '')).status).toBe(200);
    expect((await joinList(firstBrowser, classId, email)).body.code).toBe('waiting_limit');
  });

  it('waits for at most ten classes', { tags: 'long' }, async () => {
    const name = randomUUID();
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 11; index++) {
      const { classId } = await bookAsOtherVisitor(createUnusedEmail());
      const visitor = studio.visitor();
      const [entry] = readWaitingEntries(
        await joinList(visitor, classId, `vera.${name}+${index}@guests.example`),
      );
      codes.push((await confirmEntry(visitor, entry?.entryId ?? '')).body.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => undefined), 'waiting_limit']);
  });

  it('is offered places in at most three classes at once', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const name = randomUUID();
    const waiting: [TestBrowser, WaitingEntry][] = [];
    for (let index = 0; index < 4; index++) {
      const { classId, cancel } = await bookAsOtherVisitor(createUnusedEmail());
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

  it('has one email budget and one tour, with a domain in Unicode or in ASCII', {
    tags: 'long',
  }, async () => {
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
