import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { createCredit } from '../../harness/credits.ts';
import { getEmailedKey } from '../../harness/get-emailed-key.ts';
import { buildCustomer, createHold } from './booking-calls.ts';
import type { RepeatedCall } from './repeated-call.ts';
import type { TestCaller, TwoServerTestBed } from './two-server-test-bed.ts';

/** Creates a class whose places are all held by another guest. */
async function createFullClass(testBed: TwoServerTestBed) {
  const other = testBed.guest();
  return { other, ...(await createHold(testBed, other, { capacity: 2 })) };
}

async function joinWaitingList(by: TestCaller, classId: string): Promise<string> {
  const input = { classIds: [classId], customer: buildCustomer(by) };
  const { entries } = await by.done<WaitingEntriesResponse>(paths.waitingJoin, input);
  return entries[0]?.entryId ?? '';
}

const listOf = 'SELECT status FROM waiting_entries WHERE class_id = $1';
const emailsQuery = `SELECT o.kind FROM outbox o JOIN waiting_entries e
  ON e.request_id::text = o.subject->>'requestId' OR e.id::text = o.subject->>'entryId' WHERE e.class_id = $1`;

export const waitingCalls: RepeatedCall[] = [
  {
    path: paths.waitingJoin,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const entitlementId = await createCredit(testBed.database, new Date(), { memberId: by.memberId ?? '' });
      const { classId } = await createFullClass(testBed);
      const balanceQuery = 'SELECT balance FROM entitlements WHERE id = $1';
      const readEffect = async () => [
        ...(await testBed.column(listOf, classId)),
        ...(await testBed.column(emailsQuery, classId)),
        ...(await testBed.column(balanceQuery, entitlementId)),
      ];
      return { by, body: { classIds: [classId], customer: buildCustomer(by) }, readEffect };
    },
    effect: ['WAITING', 'waiting-joined', 9],
  },
  {
    path: paths.waitingConfirm,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const { classId } = await createFullClass(testBed);
      const entryId = await joinWaitingList(by, classId);
      const counts = 'SELECT waiting_confirmed FROM classes WHERE id = $1';
      const readEffect = async () => [
        ...(await testBed.column(listOf, classId)),
        ...(await testBed.column(counts, classId)),
      ];
      return { by, body: { entryId, key: await getEmailedKey(testBed.services, entryId) }, readEffect };
    },
    effect: ['WAITING', 1],
  },
  {
    path: paths.waitingLeave,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const entitlementId = await createCredit(testBed.database, new Date(), { memberId: by.memberId ?? '' });
      const { classId } = await createFullClass(testBed);
      const entryId = await joinWaitingList(by, classId);
      const balanceQuery = 'SELECT balance FROM entitlements WHERE id = $1';
      const readEffect = async () => [
        ...(await testBed.column(listOf, classId)),
        ...(await testBed.column(balanceQuery, entitlementId)),
      ];
      return { by, body: { entryId }, readEffect };
    },
    effect: ['LEFT', 10],
  },
  {
    path: paths.waitingClaim,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const { classId, holdId, other } = await createFullClass(testBed);
      const entryId = await joinWaitingList(by, classId);
      await by.done(paths.waitingConfirm, { entryId, key: await getEmailedKey(testBed.services, entryId) });
      await other.done(paths.release, { holdId });
      testBed.services.config.quietHours = false;
      await processWaitingLists(testBed.services);
      const live = `SELECT client_id = $2 FROM holds WHERE class_id = $1 AND status = 'LIVE'`;
      return { by, body: { entryId }, readEffect: () => testBed.column(live, classId, by.clientId) };
    },
    effect: [true],
  },
];
