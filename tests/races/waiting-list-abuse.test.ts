/**
 * Joins many waiting lists from one address. In the short form, `hold-limits` and `waiting-list` test these guards.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { defaultCaps } from '@studio/server/platform/limits/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { type ApiResult, type Caller, createCaller } from './harness/api-client.ts';
import { checkClassTotals, createFutureClass } from './harness/class-state.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { type InProcessServices, openServices } from './harness/in-process-services.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { expectAfterWork, serveWaitingLists } from './harness/waiting-list-workers.ts';

/** Default caps, and no rate limit on calls. */
const limited = {
  LIMITS: 'on',
  TRUST_PROXY: 'true',
  LIMIT_HOLDS_PER_ADDRESS: '1000000',
  LIMIT_CHANGES_PER_CLIENT: '1000000',
};
const capacity = 5;

let studios: TwoStudioProcesses;
/** Two more workers that only process the waiting lists. */
let workers: InProcessServices[];
let nth = 0;
/** The network address that a test attacks from. */
let attacker = '';

beforeAll(async () => {
  studios = await startTwoStudios(limited);
  const open = () => openServices(studios.databaseUrl, limited);
  workers = await Promise.all([open(), open()]);
});
beforeEach(() => {
  nth += 1;
  attacker = `192.0.2.${nth % 250}`;
});
afterAll(async () => {
  await Promise.all(workers?.map((worker) => worker.close()) ?? []);
  await studios?.close();
});

/** Creates a new browser, at one process or the other. */
function createBrowser(address = attacker): Caller {
  nth += 1;
  return createCaller(pickProcess(studios, nth).url, {}, undefined, address);
}

const classesOf = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createFutureClass(studios.database, capacity)));

function joinAs(
  caller: Caller,
  classIds: string[],
  email = `${randomUUID()}@guests.example`,
): Promise<ApiResult> {
  const customer = { firstName: 'No', lastName: 'One', email };
  return caller.call(paths.waitingJoin, { classIds, customer });
}

/** Holds all places of each class, lets a number of invented people join its waiting list, and releases the places. */
async function holdJoinRelease(classIds: readonly string[], people: number): Promise<ApiResult[]> {
  const joins: ApiResult[] = [];
  for (const classId of classIds) {
    const holders = [createBrowser(), createBrowser()];
    const held = [
      await holders[0]?.call(paths.hold, { classId, places: 4 }),
      await holders[1]?.call(paths.hold, { classId, places: capacity - 4 }),
    ];
    joins.push(
      ...(await Promise.all(Array.from({ length: people }, () => joinAs(createBrowser(), [classId])))),
    );
    await Promise.all(
      held.map((response, number) => holders[number]?.call(paths.release, { holdId: response?.body.holdId })),
    );
  }
  return joins;
}

const entriesOf = {
  name: 'test_entries_of_classes',
  text: `SELECT id, status, confirmed_at IS NOT NULL AS confirmed FROM waiting_entries WHERE class_id = ANY ($1::uuid[])`,
};
const statusesIn = async (classIds: readonly string[]) =>
  studios.database.run<{ id: string; status: string; confirmed: boolean }>(entriesOf, [classIds]);

/** Returns the sorted statuses of the classes' entries. */
const listStatuses = async (classIds: readonly string[]) =>
  (await statusesIn(classIds)).map(({ status }) => status).sort();

/** Returns how many places others can book, each from a different network address. */
async function countBookablePlaces(classIds: readonly string[]): Promise<number> {
  let places = 0;
  for (const classId of classIds) {
    for (let place = 0; place < capacity; place++) {
      const { status } = await createBrowser(`198.51.${place}.${nth % 250}`).call(paths.hold, { classId });
      if (status === 200) places += 1;
    }
    expect(await checkClassTotals(studios.database, classId)).toMatchObject({ addsUp: true });
  }
  return places;
}

const keyOf = async (entryId: string) => workers[0] && getEmailedKey(workers[0].services, entryId);
const confirmAll = (entries: readonly { id: string }[]) =>
  Promise.all(
    entries.map(async ({ id: entryId }) =>
      createBrowser().call(paths.waitingConfirm, { entryId, key: await keyOf(entryId) }),
    ),
  );
const clean = { name: 'test_clean', text: `UPDATE waiting_entries SET status = 'LEFT', ended_at = now()` };

describe('one network address that attacks the timetable through its waiting lists', () => {
  it('blocks no place with people that it has invented, and gets no offer', async () => {
    const classIds = await classesOf(12);
    const joins = await holdJoinRelease(classIds, capacity);
    expect(countOutcomes(joins)).toEqual({
      ok: defaultCaps.waitingPerAddress,
      '409 waiting_limit': 12 * capacity - defaultCaps.waitingPerAddress,
    });
    await serveWaitingLists(workers);
    expect(new Set(await listStatuses(classIds))).toEqual(new Set(['WAITING']));
    expect(await countBookablePlaces(classIds)).toBe(12 * capacity);
    await studios.database.run(clean, []);
  });

  it('blocks no more places than it may hold when every entry is confirmed', { tags: 'long' }, async () => {
    const classIds = await classesOf(12);
    // The address holds twenty more places directly, so that the cap of forty is within reach.
    const held = await classesOf(12);
    for (const classId of held.slice(0, 5)) await createBrowser().call(paths.hold, { classId, places: 4 });
    for (const { services } of workers) expect(services.config.limits?.placesPerAddress).toBe(40);
    await studios.database.run(clean, []);
    const joined: string[] = [];
    for (const classId of classIds.slice(0, 6)) {
      await holdJoinRelease([classId], capacity);
      joined.push(classId);
    }
    const entries = await statusesIn(joined);
    expect(entries).toHaveLength(defaultCaps.waitingPerAddress);
    await confirmAll(entries);
    await serveWaitingLists(workers);
    const offered = defaultCaps.placesPerAddress - 20;
    await expectAfterWork(async () =>
      (await listStatuses(joined)).filter((status) => status === 'OFFERED'),
    ).toHaveLength(offered);
    expect(await countBookablePlaces(classIds)).toBe(12 * capacity - offered);
    await studios.database.run(clean, []);
  });

  it('is offered three places in one browser, and others can book the rest', async () => {
    const classIds = await classesOf(8);
    const caller = createBrowser('203.0.113.67');
    const email = `${randomUUID()}@guests.example`;
    for (const classId of classIds) {
      const holders = [createBrowser(), createBrowser()];
      const held = [
        await holders[0]?.call(paths.hold, { classId, places: 4 }),
        await holders[1]?.call(paths.hold, { classId, places: capacity - 4 }),
      ];
      expect((await joinAs(caller, [classId], email)).status).toBe(200);
      for (const [number, response] of held.entries())
        await holders[number]?.call(paths.release, { holdId: response?.body.holdId });
    }
    const [first] = await statusesIn(classIds);
    const entryId = first?.id ?? '';
    await caller.call(paths.waitingConfirm, { entryId, key: await keyOf(entryId) });
    await serveWaitingLists(workers);
    await expectAfterWork(() => listStatuses(classIds)).toEqual([
      ...Array(3).fill('OFFERED'),
      ...Array(5).fill('WAITING'),
    ]);
    expect(await countBookablePlaces(classIds)).toBe(8 * capacity - 3);
    const [more = ''] = await classesOf(1);
    expect((await caller.call(paths.hold, { classId: more })).body.code).toBe('hold_limit');
    await studios.database.run(clean, []);
  });

  it('cannot claim an offer in a browser that holds as much as it may', async () => {
    const [classId = '', ...held] = await classesOf(4);
    const joiner = createBrowser('203.0.113.68');
    await holdJoinRelease([classId], 0);
    const holder = createBrowser('203.0.113.69');
    const sameAddress = createBrowser('203.0.113.69');
    const full = [
      await holder.call(paths.hold, { classId, places: 4 }),
      await sameAddress.call(paths.hold, { classId }),
    ];
    const { body } = await joinAs(joiner, [classId]);
    const entryId = (body as unknown as WaitingEntriesResponse).entries[0]?.entryId ?? '';
    await confirmAll([{ id: entryId }]);
    await sameAddress.call(paths.release, { holdId: full[1]?.body.holdId });
    await serveWaitingLists(workers);
    await expectAfterWork(() => listStatuses([classId])).toEqual(['OFFERED']);
    const other = createBrowser('203.0.113.70');
    for (const one of held) expect((await other.call(paths.hold, { classId: one })).status).toBe(200);
    const key = await keyOf(entryId);
    const claim = (caller: Caller) => caller.call(paths.waitingClaim, { entryId, key });
    const before = await offerOf(entryId);
    expect(countOutcomes(await Promise.all([claim(other), claim(other), claim(other)]))).toEqual({
      '409 hold_limit': 3,
    });
    // The offer is unchanged: a rejected claim doesn't extend it.
    expect(await offerOf(entryId)).toEqual(before);
    expect((await claim(joiner)).status).toBe(200);
    await studios.database.run(clean, []);
  });

  it('claims no more offers than it may when it claims and holds at once', async () => {
    const classIds = await classesOf(2);
    const [free = '', ...held] = await classesOf(3);
    const entryIds: string[] = [];
    for (const classId of classIds) {
      const holders = [createBrowser(), createBrowser()];
      await holders[0]?.call(paths.hold, { classId, places: 4 });
      const last = await holders[1]?.call(paths.hold, { classId });
      const { body } = await joinAs(createBrowser('203.0.113.74'), [classId]);
      const entryId = (body as unknown as WaitingEntriesResponse).entries[0]?.entryId ?? '';
      await confirmAll([{ id: entryId }]);
      await holders[1]?.call(paths.release, { holdId: last?.body.holdId });
      entryIds.push(entryId);
    }
    await serveWaitingLists(workers);
    await expectAfterWork(() => listStatuses(classIds)).toEqual(['OFFERED', 'OFFERED']);
    const offers = await Promise.all(entryIds.map(offerOf));
    const address = '203.0.113.75';
    const caller = createCaller(studios.processes[0].url, {}, undefined, address);
    const same = createCaller(studios.processes[1].url, caller, undefined, address);
    for (const classId of held) expect((await caller.call(paths.hold, { classId })).status).toBe(200);
    const claim = async (by: Caller, entryId = '') =>
      by.call(paths.waitingClaim, { entryId, key: await keyOf(entryId) });
    const responses = await Promise.all([
      claim(caller, entryIds[0]),
      claim(same, entryIds[1]),
      same.call(paths.hold, { classId: free }),
    ]);
    expect(countOutcomes(responses)).toEqual({ ok: 1, '409 hold_limit': 2 });
    // The rejected offers are unchanged.
    const now = await Promise.all(entryIds.map(offerOf));
    for (const number of [0, 1])
      if (responses[number]?.status !== 200) expect(now[number]).toEqual(offers[number]);
    await studios.database.run(clean, []);
  });

  it('joins no more lists than it may when all requests arrive at once', async () => {
    const classIds = await classesOf(10);
    for (const classId of classIds) await fill(classId);
    const one = '203.0.113.71';
    const joins = await Promise.all(
      Array.from({ length: 45 }, (_, number) => joinAs(createBrowser(one), [classIds[number % 10] ?? ''])),
    );
    expect(countOutcomes(joins)).toEqual({ ok: 30, '409 waiting_limit': 15 });
    const ofClass = await Promise.all(
      Array.from({ length: 12 }, () => joinAs(createBrowser('203.0.113.72'), [classIds[0] ?? ''])),
    );
    expect(countOutcomes(ofClass)).toEqual({ ok: 8, '409 waiting_limit': 4 });
    const more = await classesOf(14);
    for (const classId of more) await fill(classId);
    const caller = createBrowser('203.0.113.73');
    const same = createCaller(studios.processes[0].url, caller, undefined, '203.0.113.73');
    const person = await Promise.all(
      more.map((classId, number) => joinAs(number % 2 === 0 ? caller : same, [classId])),
    );
    expect(countOutcomes(person)).toEqual({ ok: 10, '409 waiting_limit': 4 });
  });

  it('logs nothing unexpected', () => {
    for (const { log } of studios.processes) expect(log()).not.toMatch(/unexpected failure|"level":50/);
  });

  it('control: unconfirmed entries that block places close every class', async () => {
    await studios.database.run(clean, []);
    const classIds = await classesOf(4);
    await holdJoinRelease(classIds, 1);
    const asBefore = {
      name: 'test_as_before',
      text: 'UPDATE classes SET waiting_confirmed = waiting, offering = true WHERE id = ANY ($1::uuid[])',
    };
    await studios.database.run(asBefore, [classIds]);
    expect(await countBookablePlaces(classIds)).toBe(0);
  });
});

/** Takes all places of a class, as bookings would. */
const fillClass = { name: 'test_fill_class', text: 'UPDATE classes SET taken = capacity WHERE id = $1' };
const fill = (classId: string) => studios.database.run(fillClass, [classId]);

const holdOfEntry = {
  name: 'test_hold_of_entry',
  text: `SELECT h.client_id, h.expires_at, h.address_hash FROM waiting_entries e JOIN holds h ON h.id = e.hold_id WHERE e.id = $1`,
};
const offerOf = (entryId: string) => studios.database.run(holdOfEntry, [entryId]);
