import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { listMovements } from '@studio/server/entitlements/store';
import type { QueryExecutor } from '@studio/server/platform/database/database';
import { endEntry, returnReservedSession } from '@studio/server/waiting-list/end-entry';
import { leaveWaitingList } from '@studio/server/waiting-list/leave-waiting-list';
import { findEntry } from '@studio/server/waiting-list/store';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { createCaller } from './harness/api-client.ts';
import { checkClassTotals, createFutureClass } from './harness/class-state.ts';
import { pickProcess } from './harness/two-studio-processes.ts';
import { waitForBlockedStatement } from './harness/wait-for-lock.ts';
import { openWaitingListRace, places, type WaitingListRace } from './harness/waiting-list-race.ts';
import { expectAfterWork, serveWaitingLists } from './harness/waiting-list-workers.ts';

const branchId = '11-miles-st';
const rounds = selectByExtent({ short: 1, all: 2, storm: 10 });

let {
  studios,
  workers,
  createFullClass,
  join,
  joinAutomatically,
  joinAll,
  skipQueue,
  loadQueue,
  loadStatuses,
} = {} as WaitingListRace;

beforeAll(async () => {
  ({
    studios,
    workers,
    createFullClass,
    join,
    joinAutomatically,
    joinAll,
    skipQueue,
    loadQueue,
    loadStatuses,
  } = await openWaitingListRace());
});
afterAll(async () => {
  await Promise.all(workers?.map((worker) => worker.close()) ?? []);
  await studios?.close();
});

/**
 * Joins the waiting lists of two classes with one session, for a place in either. `end` ends both entries, the second
 * before the first is committed.
 * Returns the movements of the session.
 */
async function endBothAtOnce(
  number: number,
  end: (tx: QueryExecutor, entry: { branchId: string; id: string }) => Promise<unknown>,
): Promise<string[]> {
  const { database } = studios;
  const classIds = [await createFutureClass(database, 0), await createFutureClass(database, 0)];
  const credit = await joinAutomatically(100 + number, ...classIds);
  const [one, other] = await database.orm
    .select({ branchId: waitingEntries.branchId, id: waitingEntries.id })
    .from(waitingEntries)
    .where(inArray(waitingEntries.classId, classIds));
  if (!one || !other) throw new Error('Nobody waits.');
  const started = Promise.withResolvers<void>();
  const second = started.promise.then(() => database.transaction((tx) => end(tx, other)));
  await database.transaction(async (tx) => {
    await end(tx, one);
    started.resolve();
    await waitForBlockedStatement(database, second);
  });
  await second;
  return (await listMovements(database, branchId, credit)).map(({ reason }) => reason).reverse();
}

const lapseOffers = {
  name: 'test_lapse_offers',
  text: `UPDATE holds SET expires_at = now() - interval '1 second' WHERE class_id = $1 AND status = 'LIVE'`,
};

describe('a waiting list, two processes and two workers on one PostgreSQL', () => {
  it('offers each free place once, to the first in the queue, and to no one past it', async () => {
    for (let round = 0; round < rounds; round++) {
      const { classId, cancels } = await createFullClass();
      await joinAll(12, classId);
      const [jumped] = await Promise.all([
        skipQueue(20, 6, classId),
        serveWaitingLists(workers, 6),
        joinAll(3, classId),
        ...cancels.map((cancel) => cancel()),
      ]);
      await expectAfterWork(async () => (await loadQueue(classId)).offered).toHaveLength(places);
      expect(jumped).toBe(0);
      const { offered, line: queue } = await loadQueue(classId);
      expect(offered).toEqual(queue.slice(0, places).map(({ id }) => id));
      expect(queue.filter(({ status }) => status === 'OFFERED')).toHaveLength(places);
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({
        taken: places,
        livePlaces: places,
        confirmed: 0,
        addsUp: true,
      });
    }
  });

  it('passes on expired and declined offers in the order of joining, until no one waits', {
    tags: 'long',
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { classId, cancels } = await createFullClass();
      const waiting = await joinAll(14, classId);
      await Promise.all(cancels.map((cancel) => cancel()));
      let jumped = 0;
      for (let step = 0; step < 6; step++) {
        const open = (await loadQueue(classId)).line.filter(({ status }) => status === 'WAITING').length;
        const [past] = await Promise.all([
          // With places for everyone on the waiting list, any browser may take the rest.
          open > places ? skipQueue(10, 3, classId) : 0,
          serveWaitingLists(workers, 3),
          ...waiting
            .filter((_, number) => number % 5 === step)
            .map(({ caller, entryId }) => caller.call(paths.waitingLeave, { entryId })),
        ]);
        jumped += past;
        await studios.database.run(lapseOffers, [classId]);
      }
      await expectAfterWork(() => loadStatuses(classId)).not.toContain('WAITING');
      const { offered, line: queue } = await loadQueue(classId);
      expect(jumped).toBe(0);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered).toEqual(queue.map(({ id }) => id).filter((id) => offered.includes(id)));
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({ addsUp: true });
    }
  });

  it('gives a person who waits for either of two classes one offer at a time, on all workers', {
    tags: 'long',
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const [one, other] = [await createFullClass(), await createFullClass()];
      const waiter = await join(0, [one.classId, other.classId]);
      await Promise.all([...one.cancels, ...other.cancels].map((cancel) => cancel()));
      await serveWaitingLists(workers, 3);
      await expectAfterWork(async () => {
        const { body } = await waiter.caller.call(paths.waitingGet, { entryId: waiter.entryId });
        return (body as unknown as WaitingEntriesResponse).entries.map(({ status }) => status).sort();
      }).toEqual(['OFFERED', 'WAITING']);
    }
  });

  it('creates one hold when an offer is claimed in twenty browsers at once', async () => {
    const { classId, cancels } = await createFullClass();
    const { entryId } = await join(0, [classId]);
    await cancels[0]?.();
    await serveWaitingLists(workers, 1);
    await expectAfterWork(() => loadStatuses(classId)).toEqual(['OFFERED']);
    const entry = await workers[0]?.services.keys.sign('waiting-link', entryId);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        createCaller(pickProcess(studios, number).url).call(paths.waitingClaim, { entryId, key: entry }),
      ),
    );
    expect(claims.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(claims.map(({ body }) => body.holdId)).size).toBe(1);
    expect(await checkClassTotals(studios.database, classId)).toMatchObject({
      taken: places,
      livePlaces: 1,
      addsUp: true,
    });
  });

  it('ends the entries of people who leave while a place is offered to them', { tags: 'long' }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { classId, cancels } = await createFullClass();
      const waiting = await joinAll(places, classId);
      await Promise.all([
        ...cancels.map((cancel) => cancel()),
        serveWaitingLists(workers, 4),
        ...waiting.map(({ caller, entryId }) => caller.call(paths.waitingLeave, { entryId })),
      ]);
      expect(new Set((await loadQueue(classId)).line.map(({ status }) => status))).toEqual(new Set(['LEFT']));
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({
        livePlaces: 0,
        addsUp: true,
      });
    }
  });

  it('declines an offer for an entry that was read while it was still waiting', async () => {
    const { classId, cancels } = await createFullClass();
    const { entryId } = await join(0, [classId]);
    const services = workers[0]?.services;
    const read = services && (await findEntry(services.database, branchId, entryId));
    if (!read) throw new Error('Nobody waits.');
    await cancels[0]?.();
    await serveWaitingLists(workers, 1);
    await expectAfterWork(() => loadStatuses(classId)).toEqual(['OFFERED']);
    await leaveWaitingList(services, read, 'client');
    expect((await loadQueue(classId)).line).toEqual([{ id: entryId, status: 'LEFT' }]);
    expect(await checkClassTotals(studios.database, classId)).toMatchObject({ livePlaces: 0, addsUp: true });
  });

  it('books automatically once per member, with the session that was reserved', async () => {
    const { classId, cancels } = await createFullClass();
    const credits = await Promise.all(cancels.map((_, number) => joinAutomatically(number, classId)));
    await Promise.all([...cancels.map((cancel) => cancel()), serveWaitingLists(workers, 6)]);
    await expectAfterWork(() => checkClassTotals(studios.database, classId)).toMatchObject({
      taken: places,
      livePlaces: 0,
      confirmed: places,
      addsUp: true,
    });
    for (const entitlementId of credits) {
      const movements = await listMovements(studios.database, branchId, entitlementId);
      expect(movements.map(({ reason }) => reason).reverse()).toEqual([
        'GRANTED',
        'RESERVED',
        'RELEASED',
        'BOOKED',
      ]);
    }
  });

  it('returns a reserved session once when both entries of a person end at once', async () => {
    for (let round = 0; round < rounds; round++) {
      const credit = await endBothAtOnce(round, (tx, entry) => {
        const by = { from: 'WAITING', to: 'ENDED', actor: 'system' } as const;
        return endEntry(tx, entry, by, new Date());
      });
      expect(credit).toEqual(['GRANTED', 'RESERVED', 'RELEASED']);
    }
  });

  it('control: when the second does not wait for the first, the session is lost', async () => {
    const credit = await endBothAtOnce(rounds, async (tx, entry) => {
      const own = and(eq(waitingEntries.branchId, branchId), eq(waitingEntries.id, entry.id));
      const [ended] = await tx.orm
        .update(waitingEntries)
        .set({ status: 'ENDED', endedAt: new Date() })
        .where(own)
        .returning();
      const ofSameGroup = eq(waitingEntries.requestId, ended?.requestId ?? '');
      const rows = await tx.orm.select().from(waitingEntries).where(ofSameGroup);
      if (ended && rows.every(({ status }) => status === 'ENDED'))
        await returnReservedSession(tx, ended, 'system', new Date());
    });
    expect(credit).toEqual(['GRANTED', 'RESERVED']);
  });

  it('logs nothing unexpected', () => {
    for (const { log } of studios.processes) expect(log()).not.toMatch(/unexpected failure|"level":50/);
  });

  it('control: without the count on the class, people past the queue get its places', async () => {
    await studios.database.run(
      { name: 'test_no_gate', text: 'DROP TRIGGER waiting_entries_update_classes ON waiting_entries' },
      [],
    );
    const { classId, cancels } = await createFullClass();
    await joinAll(12, classId);
    await Promise.all(cancels.map((cancel) => cancel()));
    expect(await skipQueue(20, 1, classId)).toBeGreaterThan(0);
  });
});
