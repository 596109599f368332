import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { defaultRateLimits as calls, defaultCaps } from '@studio/server/platform/limits/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import type { TestBrowser } from '../harness/test-studio.ts';
import {
  createCustomer,
  joinWaitingList,
  openUnconfirmedEntryStudio,
  type UnconfirmedEntryStudio,
} from '../harness/unconfirmed-entry-studio.ts';
import { loadEntry, readWaitingEntries } from '../harness/waiting-entries.ts';

const mondayNoon = '2026-11-23T12:00:00Z';

let { studio, tokens, processLists, fullClass, confirm, canHold, placesLeft } = {} as UnconfirmedEntryStudio;

beforeAll(async () => {
  ({ studio, tokens, processLists, fullClass, confirm, canHold, placesLeft } =
    await openUnconfirmedEntryStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
});

describe('simultaneous offers', () => {
  it('are limited to three classes per person, across all browsers that the person has confirmed', async () => {
    studio.services.config.limits = { ...calls, ...defaultCaps };
    const full = await Promise.all(Array.from({ length: 5 }, fullClass));
    const customer = createCustomer();
    for (const [index, { classId, release }] of full.entries()) {
      const visitor = studio.visitor(`198.51.100.${index}`);
      await confirm(visitor, (await joinWaitingList(visitor, classId, customer)).entryId);
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
      expect(await joinWaitingList(member, classId)).toMatchObject({ confirmed: true });
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
    const { entryId } = await joinWaitingList(visitor, classId);
    await confirm(visitor, entryId);
    studio.time.now = new Date('2026-11-23T22:00:00Z');
    await processLists();
    await release();
    expect([await placesLeft(classId), await canHold(classId)]).toEqual([1, true]);
    // The same applies immediately to a person who joins at night.
    const other = await fullClass();
    const late = studio.visitor();
    const joined = await joinWaitingList(late, other.classId);
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
    const { entryId } = await joinWaitingList(visitor, [one.classId, other.classId]);
    await confirm(visitor, entryId);
    await one.release();
    await processLists();
    await other.release();
    await processLists();
    const entries = readWaitingEntries(await visitor.call(paths.waitingGet, { entryId }));
    expect(entries.map(({ status }) => status).sort()).toEqual(['OFFERED', 'WAITING']);
    expect(await Promise.all([canHold(one.classId), canHold(other.classId)])).toContain(true);
  });
});

describe('expired offers', () => {
  /** Lets the offers of several classes expire, one after the other, for a confirmed guest. */
  async function letExpire(times: number, visitor: TestBrowser, customer: ReturnType<typeof createCustomer>) {
    const entries: WaitingEntry[] = [];
    for (let index = 0; index < times; index++) {
      const { classId, release } = await fullClass();
      const entry = await joinWaitingList(visitor, classId, customer);
      if (!entry.confirmed) await confirm(visitor, entry.entryId);
      await release();
      await processLists();
      studio.time.now = new Date(studio.time.now.getTime() + 61 * 60_000);
      await processLists();
      const expired = await loadEntry(visitor, entry.entryId);
      expect(expired).toMatchObject({ status: 'EXPIRED' });
      if (expired) entries.push(expired);
    }
    return entries;
  }

  it('put the person behind the others after two, as the email and the page say', async () => {
    const [visitor, customer] = [studio.visitor(), createCustomer()];
    const lastEmail = async () => (await studio.emails(customer.email))[0]?.text;
    const [firstExpired] = await letExpire(1, visitor, customer);
    expect(firstExpired?.expiredOffers).toEqual({ count: 1, offeredLast: false, pausedUntil: null });
    expect(await lastEmail()).toContain('If 2 offers expire within 7 days, we offer places to others first.');
    const [secondExpired] = await letExpire(1, visitor, customer);
    expect(secondExpired?.expiredOffers).toEqual({ count: 2, offeredLast: true, pausedUntil: null });
    expect(await lastEmail()).toContain(
      'You’ve let 2 offers expire in the last 7 days. We’ll now offer places to other',
    );

    const { classId, release } = await fullClass();
    const own = await joinWaitingList(visitor, classId, customer);
    const next = studio.visitor();
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    const { entryId } = await joinWaitingList(next, classId);
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
    const [visitor, customer] = [studio.visitor(), createCustomer()];
    const third = (await letExpire(3, visitor, customer)).at(-1);
    const until = third?.expiredOffers?.pausedUntil ?? '';
    expect(new Date(until).getTime()).toBe(studio.time.now.getTime() + 24 * 3_600_000);
    const { classId, release } = await fullClass();
    // Another browser of the same person doesn't evade the rule.
    const phone = studio.visitor();
    const entry = await joinWaitingList(phone, classId, customer);
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
    const [visitor, customer] = [studio.visitor(), createCustomer()];
    for (let index = 0; index < 3; index++) {
      const { classId, release } = await fullClass();
      const entry = await joinWaitingList(visitor, classId, customer);
      if (!entry.confirmed) await confirm(visitor, entry.entryId);
      await release();
      await processLists();
      const leaveResponse = await visitor.call(paths.waitingLeave, { entryId: entry.entryId });
      expect(readWaitingEntries(leaveResponse)[0]).toMatchObject({ status: 'LEFT', expiredOffers: null });
    }
  });
});
