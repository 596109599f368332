/**
 * Joins many waiting lists with one mailbox. In the short form, `hold-limits` tests limits, and contexts the mailbox.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { getMailboxKey } from '@studio/server/people/person-identity-keys';
import { findWaitingLimitError, lockWaitingPerson } from '@studio/server/waiting-list/join-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { type ApiResult, type Caller, createCaller } from './harness/api-client.ts';
import { createFutureClass } from './harness/class-state.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { type InProcessServices, openServices } from './harness/in-process-services.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { countWaitingQuery } from './harness/wait-for-lock.ts';
import { waitUntil } from './harness/wait-until.ts';

const branchId = '11-miles-st';

let studios: TwoStudioProcesses;
let worker: InProcessServices;

beforeAll(async () => {
  studios = await startTwoStudios({});
  worker = await openServices(studios.databaseUrl, {});
});
afterAll(async () => {
  await worker?.close();
  await studios?.close();
});

const fillClass = { name: 'test_fill_class', text: 'UPDATE classes SET taken = capacity WHERE id = $1' };

async function createFullClass(): Promise<string> {
  const classId = await createFutureClass(studios.database, 1);
  await studios.database.run(fillClass, [classId]);
  return classId;
}

/** Creates an unconfirmed entry of a browser at one process or the other, and returns the call that confirms it. */
async function joinUnconfirmed(
  nth: number,
  classId: string,
  email: string,
): Promise<() => Promise<ApiResult>> {
  const caller: Caller = createCaller(pickProcess(studios, nth).url);
  const customer = { firstName: 'Ada', lastName: 'Quill', email };
  const { body } = await caller.call(paths.waitingJoin, { classIds: [classId], customer });
  const entryId = (body as unknown as WaitingEntriesResponse).entries[0]?.entryId ?? '';
  const key = await getEmailedKey(worker.services, entryId);
  return () => caller.call(paths.waitingConfirm, { entryId, key });
}

const taggedAs = (name: string, nth: number) => `ada.${name}+${nth}@guests.example`;

describe('a mailbox confirmed under several tags, at two processes', () => {
  it('waits once per class', async () => {
    const [name, classId] = [randomUUID(), await createFullClass()];
    const confirmations = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((nth) => joinUnconfirmed(nth, classId, taggedAs(name, nth))),
    );
    expect(countOutcomes(await Promise.all(confirmations.map((confirm) => confirm())))).toEqual({
      ok: 1,
      '409 waiting_limit': 5,
    });
  });

  it('waits for at most ten classes', async () => {
    const name = randomUUID();
    const classIds = await Promise.all(Array.from({ length: 14 }, createFullClass));
    const confirmations = await Promise.all(
      classIds.map((classId, nth) => joinUnconfirmed(nth, classId, taggedAs(name, nth))),
    );
    expect(countOutcomes(await Promise.all(confirmations.map((confirm) => confirm())))).toEqual({
      ok: 10,
      '409 waiting_limit': 4,
    });
  });

  it('is counted by one request at a time: all others wait for it', async () => {
    const [name, classId] = [randomUUID(), await createFullClass()];
    const confirmations = await Promise.all(
      [0, 1].map((nth) => joinUnconfirmed(nth, classId, taggedAs(name, nth))),
    );
    const mailbox = getMailboxKey(worker.services.keys, taggedAs(name, 0));
    const pending = await studios.database.transaction(async (tx) => {
      await lockWaitingPerson(tx, branchId, { mailbox });
      const both = Promise.all(confirmations.map((confirm) => confirm()));
      await waitUntil('both presses wait', async () => {
        const [row] = await worker.services.database.run<{ waiting: number }>(countWaitingQuery, []);
        return row?.waiting === 2;
      });
      return { both };
    });
    expect(countOutcomes(await pending.both)).toEqual({ ok: 1, '409 waiting_limit': 1 });
  });

  it('control: two that count before either has written both find room', async () => {
    const classId = await createFullClass();
    const mailbox = getMailboxKey(worker.services.keys, taggedAs(randomUUID(), 0));
    const waiter = { branchId, classIds: [classId], mailbox, person: '', open: 9 };
    const errors = await studios.database.transaction(async (one) =>
      worker.services.database.transaction(async (other) => [
        await findWaitingLimitError(one, waiter),
        await findWaitingLimitError(other, waiter),
      ]),
    );
    expect(errors).toEqual([null, null]);
  });
});
