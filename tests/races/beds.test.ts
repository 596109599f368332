import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@studio/contracts/paths';
import { chooseHoldBedsStatement } from '@studio/server/bookings/beds/choose-beds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { type ApiResult, type Caller, createCaller } from './harness/api-client.ts';
import { confirmPayment, openPaidCheckoutBrowser } from './harness/checkout-browser.ts';
import { checkClassTotals, createFutureClass, readDeadlockCount } from './harness/class-state.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitUntil } from './harness/wait-until.ts';

const rounds = selectByExtent({ all: 2, storm: 20 });

let studios: TwoStudioProcesses;

beforeAll(async () => {
  studios = await startTwoStudios();
});
afterAll(() => studios?.close());

const createCallers = (count: number): Caller[] =>
  Array.from({ length: count }, (_, number) => createCaller(pickProcess(studios, number).url));

const hold = (caller: Caller, classId: string): Promise<ApiResult> => caller.call(paths.hold, { classId });

const bedsOfClass = {
  name: 'test_beds_of_class',
  text: 'SELECT number FROM class_beds WHERE class_id = $1 ORDER BY number',
};

async function readBeds(classId: string): Promise<number[]> {
  const rows = await studios.database.run<{ number: number }>(bedsOfClass, [classId]);
  return rows.map(({ number }) => number);
}

const allBeds = Array.from({ length: 10 }, (_, index) => index + 1);

describe('beds, two processes on one PostgreSQL', () => {
  it('200 callers race for ten beds: ten get a place, each with another bed', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 10);
      const responses = await Promise.all(createCallers(200).map((caller) => hold(caller, classId)));
      expect(countOutcomes(responses)).toEqual({ ok: 10, '409 slot_unavailable': 190 });
      expect(await readBeds(classId)).toEqual(allBeds);
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({ taken: 10, addsUp: true });
    }
  });

  it('nine holders choose the one free bed: one gets it, the others keep theirs', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 10);
      const callers = createCallers(9);
      const held: ApiResult[] = [];
      for (const caller of callers) held.push(await hold(caller, classId));
      const chosen = await Promise.all(
        callers.map((caller, number) =>
          caller.call(paths.bedsChoose, { holdId: held[number]?.body.holdId, beds: [10] }),
        ),
      );
      // The first one leaves a bed that the others don't ask for.
      expect(countOutcomes(chosen)).toEqual({ ok: 1, '409 slot_unavailable': 8 });
      const beds = await readBeds(classId);
      expect(beds).toContain(10);
      expect(new Set(beds).size).toBe(9);
    }
  });

  it('keeps a bed for each place while 20 browsers hold, choose and release at once', async () => {
    const classId = await createFutureClass(studios.database, 10);
    const responses: ApiResult[] = [];
    await Promise.all(
      createCallers(20).map(async (browser, number) => {
        for (let step = 0; step < rounds * 4; step++) {
          const response = await hold(browser, classId);
          responses.push(response);
          const { holdId } = response.body;
          if (!holdId) continue;
          const beds = [1 + ((number * 3 + step) % 10)];
          responses.push(await browser.call(paths.bedsChoose, { holdId, beds }));
          if ((number + step) % 2 === 0) responses.push(await browser.call(paths.release, { holdId }));
        }
      }),
    );
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await checkClassTotals(studios.database, classId)).toMatchObject({ addsUp: true });
    await sleep(1500);
    expect(await readDeadlockCount(studios.database)).toBe(0);
  });

  it('ten people confirm while a process is killed: ten bookings on ten beds', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 10);
      const buyers = [];
      for (let number = 0; number < 10; number++)
        buyers.push(await openPaidCheckoutBrowser(pickProcess(studios, number), classId));
      const confirming = Promise.allSettled(
        buyers.map((buyer, number) => confirmPayment(pickProcess(studios, number), buyer)),
      );
      await studios.killAndRestart(0);
      await confirming;
      await waitUntil('all are booked', async () => {
        const { confirmed, livePlaces } = await checkClassTotals(studios.database, classId);
        return confirmed === 10 && livePlaces === 0;
      });
      expect(await readBeds(classId)).toEqual(allBeds);
    }
  });

  it('control, run last: without the lock and the unique key two people get one bed', async () => {
    const { database } = studios;
    const classId = await createFutureClass(database, 10);
    const callers = createCallers(2);
    const holdIds: unknown[] = [];
    for (const caller of callers) holdIds.push((await hold(caller, classId)).body.holdId);
    await database.pool.query(
      'ALTER TABLE class_beds DROP CONSTRAINT class_beds_branch_id_class_id_number_pk',
    );
    const unlocked = replaceGuard([database.pool], /FOR NO KEY UPDATE OF c/);
    const choose = (tx: Pick<typeof database, 'run'>, holdId: unknown) =>
      tx.run(chooseHoldBedsStatement, ['11-miles-st', holdId, [7]]);
    await database.transaction(async (first) => {
      await choose(first, holdIds[0]);
      // Doesn't wait for the first transaction, whose bed it can't see yet.
      await choose(database, holdIds[1]);
    });
    expect(unlocked()).toBe(2);
    expect(await readBeds(classId)).toEqual([7, 7]);
  });
});
