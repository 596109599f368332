import { paths } from '@studio/contracts/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { loadEntry, readWaitingEntries } from '../harness/waiting-entries.ts';
import {
  createPerson,
  openWaitingListStudio,
  type WaitingListStudio,
} from '../harness/waiting-list-studio.ts';

const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let { studio, setTime, fullClass, join, processLists } = {} as WaitingListStudio;

beforeAll(async () => {
  ({ studio, setTime, fullClass, join, processLists } = await openWaitingListStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
});

describe('a place that becomes free', () => {
  it('is shown and given only to the people waiting for it', async () => {
    const { classId, cancel } = await fullClass();
    await join(studio.visitor(), [classId]);
    await cancel();
    const late = studio.visitor();
    const listed = await late.call(paths.availability, { date: '2026-11-26' });
    expect(listed.body.slots.find((slot) => slot.classId === classId)?.capacityLeft).toBe(0);
    const rejected = await late.call(paths.hold, { classId });
    expect(rejected.body.code).toBe('slot_unavailable');
  });

  it('is offered to the first person for an hour, then to the next, then opens to everyone', async () => {
    const { classId, cancel } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const customer = createPerson('Cleo');
    const [one] = await join(first, [classId], { customer });
    const [other] = await join(second, [classId]);
    await processLists();
    expect(await loadEntry(first, one?.entryId)).toMatchObject({ status: 'WAITING', position: 1 });
    await cancel();
    await processLists();
    await processLists();
    expect(await loadEntry(first, one?.entryId)).toMatchObject({
      status: 'OFFERED',
      offer: { until: '2026-11-23T13:00:00.000Z' },
    });
    expect(await loadEntry(second, other?.entryId)).toMatchObject({ status: 'WAITING', position: 1 });
    const offered = (await studio.emails(customer.email))[0];
    expect(offered?.subject).toContain('Place available until 13:00');

    setTime('2026-11-23T13:00:00Z');
    await processLists();
    expect(await loadEntry(first, one?.entryId)).toMatchObject({ status: 'EXPIRED' });
    expect(await loadEntry(second, other?.entryId)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.emails(customer.email))[0]?.subject).toMatch(/^Offer expired: /);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });

    setTime('2026-11-23T14:00:00Z');
    await processLists();
    expect((await studio.visitor().call(paths.hold, { classId })).status).toBe(200);
  });

  it('can be claimed by link in another browser and paid there, which completes the entry', async () => {
    const { classId, cancel } = await fullClass();
    const joiner = studio.visitor();
    const [entry] = await join(joiner, [classId]);
    await cancel();
    await processLists();
    const browser = studio.visitor();
    const key = entry?.link.split('k=')[1];
    setTime('2026-11-23T12:55:00Z');
    const claimed = await browser.call(paths.waitingClaim, { entryId: entry?.entryId, key });
    // Five minutes of the offer's hour were left, so checkout gets the usual ten minutes.
    expect(claimed.body.holdExpiresAt).toBe(Date.parse('2026-11-23T13:05:00Z') / 1000);
    const repeated = await browser.call(paths.waitingClaim, { entryId: entry?.entryId, key });
    expect(repeated.body).toEqual(claimed.body);
    const { holdId } = claimed.body;
    const opened = await browser.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    await studio.pay(opened.body.paymentIntentId);
    const { paymentIntentId } = opened.body;
    expect((await browser.call(paths.confirmPayment, { paymentIntentId, classId })).status).toBe(200);
    expect(await loadEntry(joiner, entry?.entryId)).toMatchObject({ status: 'BOOKED' });
    await processLists();
    expect(await loadEntry(joiner, entry?.entryId)).toMatchObject({ status: 'BOOKED', offer: null });
    const ended = await joiner.call(paths.waitingClaim, { entryId: entry?.entryId });
    expect(ended.body.code).toBe('offer_over');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 1,
      confirmed: 1,
      livePlaces: 0,
    });
  });

  it('is offered to the next person as soon as the first declines', async () => {
    const { classId, cancel } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const [one] = await join(first, [classId]);
    const [other] = await join(second, [classId]);
    await cancel();
    await processLists();
    const leaveResponse = await first.call(paths.waitingLeave, { entryId: one?.entryId });
    expect(readWaitingEntries(leaveResponse)[0]).toMatchObject({ status: 'LEFT' });
    await processLists();
    expect(await loadEntry(second, other?.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('is not offered overnight, nor after the class has begun', async () => {
    const { classId, cancel } = await fullClass();
    const visitor = studio.visitor();
    const [entry] = await join(visitor, [classId]);
    await cancel();
    setTime('2026-11-23T23:00:00Z');
    await processLists();
    expect(await loadEntry(visitor, entry?.entryId)).toMatchObject({ status: 'WAITING' });
    setTime('2026-11-24T07:00:00Z');
    await processLists();
    expect(await loadEntry(visitor, entry?.entryId)).toMatchObject({ status: 'OFFERED' });

    const other = await fullClass();
    const [late] = await join(visitor, [other.classId]);
    await other.cancel();
    setTime(thursday.toISOString());
    await processLists();
    expect(await loadEntry(visitor, late?.entryId)).toMatchObject({ status: 'ENDED', offer: null });
  });

  it('is not offered to a person who has cancelled a booking of the class; their entry ends', async () => {
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
    const owner = studio.visitor();
    const { bookingId } = await bookAndPay(studio, owner, classId);
    // The entry is for a guest of the booker.
    const [own] = await join(owner, [classId], { customer: guestDetails });
    const next = studio.visitor();
    const [entry] = await join(next, [classId]);
    await owner.call(paths.cancel, { bookingId });
    await processLists();
    expect(await loadEntry(owner, own?.entryId)).toMatchObject({ status: 'ENDED' });
    expect(await loadEntry(next, entry?.entryId)).toMatchObject({ status: 'OFFERED' });
  });
});

describe('waiting for any one of several classes', () => {
  it('gets one offer at a time, and the other entries end when the offer is taken', async () => {
    const [one, other] = [await fullClass(), await fullClass(new Date('2026-11-26T12:00:00Z'))];
    const visitor = studio.visitor();
    const nextVisitor = studio.visitor();
    const entries = await join(visitor, [one.classId, other.classId]);
    const [waiting] = await join(nextVisitor, [other.classId]);
    await one.cancel();
    await other.cancel();
    await processLists();
    const ownEntries = await Promise.all(entries.map(({ entryId }) => loadEntry(visitor, entryId)));
    expect(ownEntries.map((entry) => entry?.status).sort()).toEqual(['OFFERED', 'WAITING']);
    const offered = ownEntries.find((entry) => entry?.status === 'OFFERED');
    const claimed = await visitor.call(paths.waitingClaim, { entryId: offered?.entryId });
    const { holdId } = claimed.body;
    const classId = offered?.class.classId;
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    const { paymentIntentId } = opened.body;
    await studio.pay(paymentIntentId);
    await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
    await processLists();
    const ended = await Promise.all(entries.map(({ entryId }) => loadEntry(visitor, entryId)));
    expect(ended.map((entry) => entry?.status).sort()).toEqual(['BOOKED', 'ENDED']);
    // The place that the visitor didn't need goes to the next person waiting.
    expect(await loadEntry(nextVisitor, waiting?.entryId)).toMatchObject({ status: 'OFFERED' });
  });
});
