import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { isEmailProven } from '@studio/server/people/proven-emails';
import { hashPerson } from '@studio/server/platform/hash-person';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import type { TestBrowser } from '../harness/test-studio.ts';
import {
  createCustomer,
  joinWaitingList,
  openUnconfirmedEntryStudio,
  type UnconfirmedEntryStudio,
} from '../harness/unconfirmed-entry-studio.ts';
import { loadEntry, readWaitingEntries } from '../harness/waiting-entries.ts';

const branchId = '11-miles-st';
const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let { studio, tokens, processLists, emailedKey, fullClass, confirm, canHold, placesLeft } =
  {} as UnconfirmedEntryStudio;

beforeAll(async () => {
  ({ studio, tokens, processLists, emailedKey, fullClass, confirm, canHold, placesLeft } =
    await openUnconfirmedEntryStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
});

describe('an unconfirmed waiting list entry', () => {
  it('reserves no place and gets no offer until the guest confirms it from the email', async () => {
    const { classId, release } = await fullClass();
    const visitor = studio.visitor();
    const { entryId, confirmed } = await joinWaitingList(visitor, classId);
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
    const entry = await joinWaitingList(visitor, classId);
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
    expect(readWaitingEntries(opened)[0]).toMatchObject({ confirmed: false, confirmable: true });
    expect(await loadEntry(visitor, entry.entryId)).toMatchObject({ confirmed: false, confirmable: false });
  });

  it('is not confirmed by a link sent to an address that staff have since corrected', async () => {
    const { classId } = await fullClass();
    const { entryId } = await joinWaitingList(studio.visitor(), classId);
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
    const customer = createCustomer();
    const visitor = studio.visitor();
    const { entryId } = await joinWaitingList(visitor, classId, customer);
    const [confirmationEmail] = await studio.emails(customer.email);
    expect(confirmationEmail?.subject).toMatch(/^Confirm your place on the waiting list: Dynamic Reformer/);
    expect(confirmationEmail?.text).toContain(`/waiting/${entryId}?k=${await emailedKey(entryId)}`);
    expect(confirmationEmail?.text).toContain('Until you do, we’ll skip you when a place becomes available.');
    await confirm(visitor, entryId);
    const other = await fullClass();
    await joinWaitingList(visitor, other.classId, customer);
    expect((await studio.emails(customer.email))[0]?.subject).toMatch(/^On the waiting list: /);
  });

  it('is skipped in the queue, and takes the position of its joining time once confirmed', async () => {
    const { classId, release } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const unconfirmed = await joinWaitingList(first, classId);
    studio.time.now = new Date('2026-11-23T12:01:00Z');
    const entry = await joinWaitingList(second, classId);
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
    const customer = createCustomer();
    const entry = await joinWaitingList(visitor, one?.classId ?? '', customer);
    const typed = { ...customer, email: customer.email.toUpperCase() };
    const same = await joinWaitingList(visitor, other?.classId ?? '', typed);
    const invented = await joinWaitingList(visitor, third?.classId ?? '');
    await confirm(visitor, entry.entryId);
    expect(await loadEntry(visitor, same.entryId)).toMatchObject({ confirmed: true });
    expect(await loadEntry(visitor, invented.entryId)).toMatchObject({ confirmed: false });
    expect(await joinWaitingList(visitor, later?.classId ?? '', customer)).toMatchObject({ confirmed: true });
  });

  it('is confirmed alone from another browser, and verifies nothing in the browser that joined', async () => {
    const [one, other, later] = await Promise.all([1, 2, 3].map(fullClass));
    const [otherVisitor, owner] = [studio.visitor(), studio.visitor()];
    const customer = createCustomer();
    const entry = await joinWaitingList(otherVisitor, one?.classId ?? '', customer);
    const same = await joinWaitingList(otherVisitor, other?.classId ?? '', customer);
    await confirm(owner, entry.entryId);
    expect(await loadEntry(otherVisitor, entry.entryId)).toMatchObject({ confirmed: true });
    expect(await loadEntry(otherVisitor, same.entryId)).toMatchObject({ confirmed: false });
    const hash = hashPerson(studio.services.keys, customer.email);
    const isProven = ({ clientId }: TestBrowser) =>
      isEmailProven(studio.database, { branchId, personHash: hash, clientId });
    expect([await isProven(otherVisitor), await isProven(owner)]).toEqual([false, true]);
    expect(await joinWaitingList(otherVisitor, later?.classId ?? '', customer)).toMatchObject({
      confirmed: false,
    });
    expect(await joinWaitingList(owner, later?.classId ?? '', customer)).toMatchObject({ confirmed: true });
  });

  it('is not created for a member, nor for a guest who has paid with this address in this browser', async () => {
    const { classId } = await fullClass();
    const userId = randomUUID();
    installFakeUserPool(studio).addUser(userId);
    const member = studio.visitor().with(await tokens.access(userId));
    expect(await joinWaitingList(member, classId)).toMatchObject({ confirmed: true });

    const buyer = studio.visitor();
    await bookAndPay(studio, buyer, await createClass(studio.database, { startsAt: thursday }));
    const [{ email = '' } = {}] = await studio.sandbox.query<{ email: string }>(
      `SELECT email FROM bookings WHERE client_id = '${buyer.clientId}'`,
    );
    const customer = { ...createCustomer(), email };
    expect(await joinWaitingList(studio.visitor(), classId, customer)).toMatchObject({ confirmed: false });
    expect(await joinWaitingList(buyer, classId, customer)).toMatchObject({ confirmed: true });
    const other = await fullClass();
    expect(await joinWaitingList(buyer, other.classId)).toMatchObject({ confirmed: false });
  });

  it.each(['by the button of its page', 'by joining again'])(
    'with the address of an account is confirmed by its member %s, not by login alone',
    async (method) => {
      const { classId, release } = await fullClass();
      const userId = randomUUID();
      const { email } = installFakeUserPool(studio).addUser(userId);
      // Anyone can type the member's address.
      const otherVisitor = studio.visitor();
      const { entryId } = await joinWaitingList(otherVisitor, classId, {
        ...createCustomer(),
        email: email ?? '',
      });
      const member = studio.visitor().with(await tokens.access(userId));
      await member.call(paths.userGet);
      const [listed] = readWaitingEntries(await member.call(paths.waitingList));
      expect(listed).toMatchObject({ entryId, confirmed: false });
      expect((await otherVisitor.call(paths.waitingConfirm, { entryId })).status).toBe(403);
      const seen = await member.call(paths.waitingGet, { entryId });
      expect(readWaitingEntries(seen)).toMatchObject([{ confirmed: false, confirmable: true }]);
      const confirmedReply =
        method === 'by joining again'
          ? await member.call(paths.waitingJoin, { classIds: [classId], customer: createCustomer() })
          : await member.call(paths.waitingConfirm, { entryId });
      expect(readWaitingEntries(confirmedReply)).toMatchObject([{ entryId, confirmed: true }]);
      await release();
      expect(await canHold(classId)).toBe(false);
    },
  );
});
