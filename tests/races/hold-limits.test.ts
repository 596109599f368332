import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { getCapError } from '@studio/server/bookings/holds/hold-limits';
import { loadHeldPlaceCounts } from '@studio/server/bookings/holds/hold-queries';
import { claimPlacesStatement } from '@studio/server/bookings/holds/place-statements';
import { defaultRateLimits as calls, defaultCaps } from '@studio/server/platform/limits/rate-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { type Caller, createCaller } from './harness/api-client.ts';
import { checkClassTotals, createFutureClass } from './harness/class-state.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';

/** Default caps, and no rate limit on calls. */
const limited = {
  LIMITS: 'on',
  TRUST_PROXY: 'true',
  LIMIT_HOLDS_PER_ADDRESS: '1000000',
  LIMIT_PAYMENTS_PER_ADDRESS: '1000000',
};
const branchId = '11-miles-st';
const rounds = selectByExtent({ short: 1, all: 2, storm: 10 });

let studios: TwoStudioProcesses;
let nth = 0;

beforeAll(async () => {
  studios = await startTwoStudios(limited);
});
afterAll(() => studios?.close());

/** Creates browsers on one unused network address that alternate between the processes. */
function browsersAt(count: number): Caller[] {
  nth += 1;
  const address = `203.0.113.${nth}`;
  return Array.from({ length: count }, (_, number) =>
    createCaller(pickProcess(studios, number).url, {}, undefined, address),
  );
}

const classesOf = (count: number, capacity = 40) =>
  Promise.all(Array.from({ length: count }, () => createFutureClass(studios.database, capacity)));
const hold = (caller: Caller, classId = '', places = 1) => caller.call(paths.hold, { classId, places });

/** Returns the number of held places in the classes, and expects their totals to add up. */
async function countHeld(classIds: readonly string[]): Promise<number> {
  const all = await Promise.all(classIds.map((classId) => checkClassTotals(studios.database, classId)));
  for (const one of all) expect(one.addsUp).toBe(true);
  return all.reduce((sum, { livePlaces }) => sum + livePlaces, 0);
}

describe('places of one network address, over two processes', () => {
  it('are limited to twelve per class when sixteen browsers ask at once', async () => {
    for (let round = 0; round < rounds; round++) {
      const [classId = ''] = await classesOf(1);
      const responses = await Promise.all(browsersAt(16).map((caller) => hold(caller, classId)));
      expect(countOutcomes(responses)).toEqual({ ok: 12, '409 hold_limit': 4 });
      expect(await countHeld([classId])).toBe(12);
    }
  });

  it('are limited to forty in all when forty-five browsers ask at once', async () => {
    for (let round = 0; round < rounds; round++) {
      const classIds = await classesOf(9);
      const callers = browsersAt(45);
      const responses = await Promise.all(
        callers.map((caller, number) => hold(caller, classIds[number % 9])),
      );
      expect(countOutcomes(responses)).toEqual({ ok: 40, '409 hold_limit': 5 });
      expect(await countHeld(classIds)).toBe(40);
    }
  });

  it('stay within the limit when holds grow at once: those that do not fit keep their size', async () => {
    for (let round = 0; round < rounds; round++) {
      const [classId = ''] = await classesOf(1);
      const callers = browsersAt(8);
      for (const caller of callers) await hold(caller, classId);
      const responses = await Promise.all(callers.map((caller) => hold(caller, classId, 4)));
      const grown = responses.filter(({ status }) => status === 200).length;
      expect(countOutcomes(responses)).toEqual({ ok: 1, '409 hold_limit': 7 });
      expect(await countHeld([classId])).toBe(8 + 3 * grown);
    }
  });

  it('stay within the limit when holds of many classes grow at once', async () => {
    const classIds = await classesOf(20);
    const callers = browsersAt(20);
    for (const [number, caller] of callers.entries()) await hold(caller, classIds[number]);
    const responses = await Promise.all(callers.map((caller, number) => hold(caller, classIds[number], 3)));
    expect(countOutcomes(responses)).toEqual({ ok: 10, '409 hold_limit': 10 });
    expect(await countHeld(classIds)).toBe(40);
  });

  it('stay within the limit when a hold grows from another network address', async () => {
    const [classId = ''] = await classesOf(1);
    const callers = browsersAt(12);
    await Promise.all(callers.map((caller) => hold(caller, classId)));
    const otherAddresses = callers.map((caller, number) =>
      createCaller(pickProcess(studios, number).url, caller, undefined, `198.51.100.${number}`),
    );
    const responses = await Promise.all(otherAddresses.map((caller) => hold(caller, classId, 4)));
    expect(countOutcomes(responses)).toEqual({ '409 hold_limit': 12 });
    expect(await countHeld([classId])).toBe(12);
  });

  it('stay within the limit when payments are opened without a hold', async () => {
    const [classId = ''] = await classesOf(1);
    const responses = await Promise.all(
      browsersAt(16).map((caller) => caller.call(paths.createIntent, { classId, customer: guestDetails })),
    );
    expect(countOutcomes(responses)).toEqual({ ok: 12, '409 hold_limit': 4 });
    expect(await countHeld([classId])).toBe(12);
  });

  it('are limited to three classes per browser when it asks for six at once', async () => {
    for (let round = 0; round < rounds; round++) {
      const classIds = await classesOf(6);
      const [caller, same] = browsersAt(2);
      if (!caller || !same) throw new Error('There is no browser.');
      const other = createCaller(studios.processes[1].url, caller, undefined, `203.0.113.${nth}`);
      const responses = await Promise.all(
        classIds.map((classId, number) => hold(number % 2 === 0 ? caller : other, classId)),
      );
      expect(countOutcomes(responses)).toEqual({ ok: 3, '409 hold_limit': 3 });
      expect(await countHeld(classIds)).toBe(3);
    }
  });

  it('control: without the second count all sixteen get a place', async () => {
    const [classId = ''] = await classesOf(1);
    const { database } = studios;
    const met = createBarrier(16);
    await Promise.all(
      Array.from({ length: 16 }, async (_, number) => {
        const key = { branchId, classId, clientId: `control ${number}`, addressHash: 'control' };
        const now = new Date();
        const [held] = await loadHeldPlaceCounts(database, [key], now);
        if (!held || getCapError({ ...calls, ...defaultCaps }, held, { classes: 1, places: 1 })) return;
        await met();
        const until = new Date(now.getTime() + 600_000);
        const holder = [key.clientId, 1, null, key.addressHash, now, until, '{}'];
        await database.run(claimPlacesStatement, [branchId, classId, randomUUID(), ...holder]);
      }),
    );
    expect(await countHeld([classId])).toBe(16);
  });

  it('logs nothing unexpected', () => {
    for (const { log } of studios.processes) expect(log()).not.toMatch(/unexpected failure|"level":50/);
  });
});
