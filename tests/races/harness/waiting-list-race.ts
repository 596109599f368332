import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { grantEntitlement } from '@studio/server/entitlements/grant-entitlement';
import { joinWaitingList } from '@studio/server/waiting-list/join-waiting-list';
import { getEmailedKey } from '../../harness/get-emailed-key.ts';
import { type Caller, createCaller } from './api-client.ts';
import { confirmPayment, openPaidCheckoutBrowser } from './checkout-browser.ts';
import { createFutureClass } from './class-state.ts';
import { openServices } from './in-process-services.ts';
import { pickProcess, startTwoStudios } from './two-studio-processes.ts';

const branchId = '11-miles-st';
export const places = 4;

export interface Waiting {
  caller: Caller;
  entryId: string;
}

const offersOf = {
  name: 'test_offers_of',
  text: `SELECT e.id FROM audit a
    JOIN holds h ON h.id = a.subject_id::uuid
    JOIN waiting_entries e ON e.hold_id = h.id
    WHERE h.class_id = $1 AND a.subject = 'hold' AND a.reason = 'offered to the waiting list' ORDER BY a.id`,
};
const queueOfClass = {
  name: 'test_line_of',
  text: 'SELECT id, status FROM waiting_entries WHERE class_id = $1 ORDER BY joined_at, id',
};

/** Starts two processes, and two more workers that only process the waiting lists. */
export async function openWaitingListRace() {
  const studios = await startTwoStudios();
  const workers = await Promise.all([openServices(studios.databaseUrl), openServices(studios.databaseUrl)]);

  /** Creates a fully booked class, with functions that cancel its bookings. */
  async function createFullClass() {
    const classId = await createFutureClass(studios.database, places);
    const cancels = await Promise.all(
      Array.from({ length: places }, async (_, number) => {
        const studio = pickProcess(studios, number);
        const buyer = await openPaidCheckoutBrowser(studio, classId);
        const { bookingId } = (await confirmPayment(studio, buyer)).body;
        return async () => {
          const { status, body } = await buyer.browser.call(paths.cancel, { bookingId });
          if (status !== 200) throw new Error(`Not cancelled: ${status} ${body.code}`);
        };
      }),
    );
    return { classId, cancels };
  }

  async function join(number: number, classIds: string[]): Promise<Waiting> {
    const caller = createCaller(pickProcess(studios, number).url);
    const customer = {
      firstName: 'Ada',
      lastName: `Quill ${number}`,
      email: `${randomUUID()}@guests.example`,
    };
    const { status, body } = await caller.call(paths.waitingJoin, { classIds, customer });
    if (status !== 200) throw new Error(`Not joined: ${body.message}`);
    const [entry] = (body as unknown as WaitingEntriesResponse).entries;
    const entryId = String(entry?.entryId);
    const key = workers[0] && (await getEmailedKey(workers[0].services, entryId));
    const confirmed = await caller.call(paths.waitingConfirm, { entryId, key });
    if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.body.message}`);
    return { caller, entryId };
  }

  /**
   * Creates a member with one session, who joins with automatic booking until the day before. Returns the credit's id.
   */
  async function joinAutomatically(number: number, ...classIds: string[]): Promise<string> {
    const worker = workers[number % 2];
    if (!worker) throw new Error('There is no worker.');
    const memberId = randomUUID();
    const now = new Date();
    const entitlementId = await studios.database.transaction((tx) =>
      grantEntitlement(
        tx,
        {
          branchId,
          memberId,
          kind: 'pack',
          productId: 'reformer-10',
          name: 'Reformer Pack of 10',
          terms: {
            sessions: 1,
            covers: ['reformer'],
            offPeakOnly: false,
            shareable: false,
            onlyWhen: null,
            memberDiscountPercent: 0,
          },
          startsAt: new Date(now.getTime() - 3_600_000),
          expiresAt: null,
          origin: 'staff',
          originId: randomUUID(),
          reason: 'GRANTED',
          actor: 'system',
        },
        now,
      ),
    );
    const [firstName, lastName, email] = ['Ada', `Quill ${number}`, `ada.${number}@members.example`];
    await joinWaitingList(worker.services, {
      branchId,
      classIds,
      customer: { title: null, firstName, lastName, email, phone: null },
      autoUntil: new Date(now.getTime() + 48 * 3_600_000),
      entitlementId: undefined,
      cardId: undefined,
      caller: {
        clientId: randomUUID(),
        addressHash: 'test',
        networkHash: 'test',
        userAgent: '',
        principal: { userId: memberId, groups: [], authTime: new Date() },
      },
    });
    return String(entitlementId);
  }

  const joinAll = (count: number, classId: string) =>
    Promise.all(Array.from({ length: count }, (_, number) => join(number, [classId])));

  /** Returns the status of every entry in a class's queue. */
  const loadStatuses = async (classId: string) => (await loadQueue(classId)).line.map(({ status }) => status);

  /** Lets browsers repeatedly try to hold a place ahead of the waiting list. Returns how many attempts succeeded. */
  async function skipQueue(browsers: number, tries: number, classId: string): Promise<number> {
    const held = await Promise.all(
      Array.from({ length: browsers }, async (_, number) => {
        const caller = createCaller(pickProcess(studios, number).url);
        for (let step = 0; step < tries; step++) {
          const { status } = await caller.call(paths.hold, { classId });
          if (status === 200) return 1;
        }
        return 0;
      }),
    );
    return held.reduce((sum: number, one) => sum + one, 0);
  }

  /** Returns the entries in the order of their offers, and all entries in the order of joining. */
  async function loadQueue(classId: string) {
    const offers = await studios.database.run<{ id: string }>(offersOf, [classId]);
    const queue = await studios.database.run<{ id: string; status: string }>(queueOfClass, [classId]);
    return { offered: offers.map(({ id }) => id), line: queue };
  }

  return {
    studios,
    workers,
    createFullClass,
    join,
    joinAutomatically,
    joinAll,
    skipQueue,
    loadQueue,
    loadStatuses,
  };
}

export type WaitingListRace = Awaited<ReturnType<typeof openWaitingListRace>>;
