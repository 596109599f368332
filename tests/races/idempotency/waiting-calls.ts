import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { createCredit } from '../../harness/credits.ts';
import { getEmailedKey } from '../../harness/get-emailed-key.ts';
import { buildCustomer, createHold } from './booking-calls.ts';
import type { RepeatedCall } from './repeated-call.ts';
import type { TestCaller, TwoServerTestBed } from './two-server-test-bed.ts';

/** Creates a class whose places are all held by another guest. */
async function fullClass(house: TwoServerTestBed) {
  const other = house.guest();
  return { other, ...(await createHold(house, other, { capacity: 2 })) };
}

async function joined(by: TestCaller, classId: string): Promise<string> {
  const wish = { classIds: [classId], customer: buildCustomer(by) };
  const { entries } = await by.done<WaitingEntriesResponse>(paths.waitingJoin, wish);
  return entries[0]?.entryId ?? '';
}

const listOf = 'SELECT status FROM waiting_entries WHERE class_id = $1';
const mailsTo = `SELECT o.kind FROM outbox o JOIN waiting_entries e
  ON e.wish_id::text = o.subject->>'wishId' OR e.id::text = o.subject->>'entryId' WHERE e.class_id = $1`;

export const waitingCalls: RepeatedCall[] = [
  {
    path: paths.waitingJoin,
    prepare: async (house) => {
      const by = await house.member();
      const entitlementId = await createCredit(house.database, new Date(), { memberId: by.memberId ?? '' });
      const { classId } = await fullClass(house);
      const left = 'SELECT balance FROM entitlements WHERE id = $1';
      const counted = async () => [
        ...(await house.column(listOf, classId)),
        ...(await house.column(mailsTo, classId)),
        ...(await house.column(left, entitlementId)),
      ];
      return { by, body: { classIds: [classId], customer: buildCustomer(by) }, counted };
    },
    effect: ['WAITING', 'waiting-joined', 9],
  },
  {
    path: paths.waitingConfirm,
    prepare: async (house) => {
      const by = house.guest();
      const { classId } = await fullClass(house);
      const entryId = await joined(by, classId);
      const counts = 'SELECT waiting_confirmed FROM classes WHERE id = $1';
      const counted = async () => [
        ...(await house.column(listOf, classId)),
        ...(await house.column(counts, classId)),
      ];
      return { by, body: { entryId, key: await getEmailedKey(house.services, entryId) }, counted };
    },
    effect: ['WAITING', 1],
  },
  {
    path: paths.waitingLeave,
    prepare: async (house) => {
      const by = await house.member();
      const entitlementId = await createCredit(house.database, new Date(), { memberId: by.memberId ?? '' });
      const { classId } = await fullClass(house);
      const entryId = await joined(by, classId);
      const left = 'SELECT balance FROM entitlements WHERE id = $1';
      const counted = async () => [
        ...(await house.column(listOf, classId)),
        ...(await house.column(left, entitlementId)),
      ];
      return { by, body: { entryId }, counted };
    },
    effect: ['LEFT', 10],
  },
  {
    path: paths.waitingClaim,
    prepare: async (house) => {
      const by = house.guest();
      const { classId, holdId, other } = await fullClass(house);
      const entryId = await joined(by, classId);
      await by.done(paths.waitingConfirm, { entryId, key: await getEmailedKey(house.services, entryId) });
      await other.done(paths.release, { holdId });
      house.services.config.quietHours = false;
      await processWaitingLists(house.services);
      const live = `SELECT client_id = $2 FROM holds WHERE class_id = $1 AND status = 'LIVE'`;
      return { by, body: { entryId }, counted: () => house.column(live, classId, by.clientId) };
    },
    effect: [true],
  },
];
