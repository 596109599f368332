import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@studio/contracts/paths';
import {
  claimPlacesStatement,
  releaseHoldStatement,
  resizeHoldStatement,
} from '@studio/server/bookings/holds/place-statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { type ApiResult, type Caller, createCaller } from './harness/api-client.ts';
import {
  checkClassTotals,
  createFutureClass,
  expireHolds,
  readDeadlockCount,
} from './harness/class-state.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitForBlockedStatement } from './harness/wait-for-lock.ts';

const rounds = selectByExtent({ short: 1, all: 2, storm: 20 });

let studios: TwoStudioProcesses;

beforeAll(async () => {
  studios = await startTwoStudios();
});
afterAll(() => studios?.close());

/** Creates browsers that alternate between the processes. */
function createCallers(count: number): Caller[] {
  return Array.from({ length: count }, (_, number) => createCaller(pickProcess(studios, number).url));
}

function hold(caller: Caller, classId: string, places = 1): Promise<ApiResult> {
  return caller.call(paths.hold, { classId, places });
}

describe('holding places, two processes on one PostgreSQL', () => {
  it('sells the last place to exactly one of 200 callers; 199 are rejected cleanly', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 1);
      const responses = await Promise.all(createCallers(200).map((caller) => hold(caller, classId)));
      expect(countOutcomes(responses)).toEqual({ ok: 1, '409 slot_unavailable': 199 });
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({
        taken: 1,
        livePlaces: 1,
        addsUp: true,
      });
    }
  });

  it('gives two places together or none: two of 200 callers get four of five places, one stays', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 5);
      const responses = await Promise.all(createCallers(200).map((caller) => hold(caller, classId, 2)));
      expect(countOutcomes(responses)).toEqual({ ok: 2, '409 slot_unavailable': 198 });
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({ taken: 4, addsUp: true });
    }
  });

  it('gives one browser one hold, however often it asks, even for the last place', async () => {
    for (let round = 0; round < rounds * 3; round++) {
      const classId = await createFutureClass(studios.database, 1);
      const browser = createCaller(studios.processes[0].url);
      const attempts = Array.from({ length: 30 }, (_, number) =>
        hold(createCaller(pickProcess(studios, number).url, browser), classId),
      );
      const responses = await Promise.all(attempts);
      expect(countOutcomes(responses)).toEqual({ ok: 30 });
      expect(new Set(responses.map((response) => response.body.holdId)).size).toBe(1);
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });
    }
  });

  it('gives the places of lapsed holds to the next callers, each once, without a deadlock', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 40);
      const first = createCallers(40);
      const held = await Promise.all(first.map((caller) => hold(caller, classId)));
      expect(countOutcomes(held)).toEqual({ ok: 40 });
      expect(await expireHolds(studios.database, classId)).toBe(40);
      const holdCalls = [...first, ...createCallers(60)].map((caller) => hold(caller, classId));
      const releaseCalls = first.map((caller, number) =>
        caller.call(paths.release, { holdId: held[number]?.body.holdId }),
      );
      const [responses, released] = await Promise.all([Promise.all(holdCalls), Promise.all(releaseCalls)]);
      expect(countOutcomes(responses)).toEqual({ ok: 40, '409 slot_unavailable': 60 });
      expect(countOutcomes(released)).toEqual({ ok: 40 });
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({
        taken: 40,
        livePlaces: 40,
        addsUp: true,
      });
    }
    await sleep(1500);
    expect(await readDeadlockCount(studios.database)).toBe(0);
  });

  it('rejects no caller while lapsed holds still fill the class: 40 callers get the 40 places', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 40);
      await Promise.all(createCallers(10).map((caller) => hold(caller, classId, 4)));
      expect(await expireHolds(studios.database, classId)).toBe(10);
      const responses = await Promise.all(createCallers(40).map((caller) => hold(caller, classId)));
      expect(countOutcomes(responses)).toEqual({ ok: 40 });
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({ taken: 40, livePlaces: 40 });
    }
  });

  it('keeps the totals right while 30 browsers hold, change and release at once', {
    tags: 'long',
  }, async () => {
    const classId = await createFutureClass(studios.database, 24);
    const browsers = createCallers(30);
    const responses: ApiResult[] = [];
    await Promise.all(
      browsers.map(async (browser, number) => {
        for (let step = 0; step < rounds * 4; step++) {
          const response = await hold(browser, classId, 1 + ((number + step) % 4));
          responses.push(response);
          const { holdId } = response.body;
          if (holdId && (number + step) % 3 === 0)
            responses.push(await browser.call(paths.release, { holdId }));
          if (number === 0 && step % 2 === 1) await expireHolds(studios.database, classId);
        }
      }),
    );
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await checkClassTotals(studios.database, classId)).toMatchObject({ addsUp: true });
    await sleep(1500);
    expect(await readDeadlockCount(studios.database)).toBe(0);
  });

  it.each([
    ['resized again', resizeHoldStatement, [2], { taken: 2, livePlaces: 2 }],
    ['released', releaseHoldStatement, ['client', 'released'], { taken: 0, livePlaces: 0 }],
  ])(
    'lets a hold that is being enlarged be %s at the same time',
    async (_what, statement, extra, expected) => {
      const { database } = studios;
      const classId = await createFutureClass(database, 4);
      const { body } = await hold(createCaller(studios.processes[0].url), classId);
      const own = ['11-miles-st', body.holdId];
      const values =
        statement === resizeHoldStatement
          ? [...own, ...extra, new Date(), null]
          : [...own, new Date(), ...extra];
      let other: Promise<unknown[]> = Promise.resolve([]);
      await database.transaction(async (tx) => {
        await tx.run(resizeHoldStatement, [...own, 4, new Date(), null]);
        // The statement waits for the lock on the hold, with a snapshot of the class taken before the lock.
        other = database.run(statement, values);
        await waitForBlockedStatement(database, other);
      });
      expect(await other).toHaveLength(1);
      expect(await checkClassTotals(database, classId)).toMatchObject({ ...expected, addsUp: true });
    },
  );

  it('logs nothing unexpected', () => {
    for (const { log } of studios.processes) expect(log()).not.toMatch(/unexpected failure|"level":50/);
  });

  it('control, run last: without the condition and the check behind it the last place is sold twice', async () => {
    const { database } = studios;
    await database.pool.query('ALTER TABLE classes DROP CONSTRAINT classes_taken_within_capacity');
    const taken = replaceGuard([database.pool], /AND taken \+ \$5 <= capacity/);
    const classId = await createFutureClass(database, 1);
    const now = new Date();
    const until = new Date(now.getTime() + 600_000);
    const claim = (clientId: string) =>
      database.run(claimPlacesStatement, [
        '11-miles-st',
        classId,
        randomUUID(),
        clientId,
        1,
        null,
        'test',
        now,
        until,
        null,
      ]);
    await Promise.all([claim('one'), claim('other')]);
    expect((await checkClassTotals(database, classId)).livePlaces).toBe(2);
    expect(taken()).toBe(2);
  });
});
