import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { grantEntitlement } from '@studio/server/entitlements/grant-entitlement';
import { listEntitlements, listMovements } from '@studio/server/entitlements/store';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { expect } from 'vitest';
import { createClass } from './create-class.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { getEmailedKey } from './get-emailed-key.ts';
import { bookAndPay } from './paid-booking.ts';
import { type ApiReply, openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';
import { readWaitingEntries } from './waiting-entries.ts';

const branchId = '11-miles-st';
const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

export function createPerson(name: string) {
  return {
    firstName: name,
    lastName: 'Quill',
    email: `${name.toLowerCase()}.${randomUUID()}@guests.example`,
  };
}

/** Opens a studio with full classes and confirmed waiting list entries. */
export async function openWaitingListStudio() {
  const studio = await openTestStudio({ now: mondayNoon });
  const tokens = await trustTestKey(studio);

  function setTime(iso: string): void {
    studio.time.now = new Date(iso);
  }

  /** Creates a class whose only place is booked. Returns a function that cancels the booking. */
  async function fullClass(startsAt = thursday) {
    const classId = await createClass(studio.database, { startsAt, capacity: 1 });
    const owner = studio.visitor();
    const { bookingId } = await bookAndPay(studio, owner, classId);
    const cancel = () => owner.call(paths.cancel, { bookingId });
    return { classId, owner, bookingId, cancel };
  }

  async function join(visitor: TestBrowser, classIds: string[], more: object = {}): Promise<WaitingEntry[]> {
    const reply = await visitor.call(paths.waitingJoin, { classIds, customer: createPerson('Ada'), ...more });
    expect(reply.body).toMatchObject({ ok: true });
    const [entry] = readWaitingEntries(reply);
    if (entry?.confirmed === false) await confirm(visitor, entry.entryId);
    return readWaitingEntries(reply);
  }

  /** Confirms an entry with the key of the emailed link. */
  async function confirm(visitor: TestBrowser, entryId: string): Promise<ApiReply> {
    return visitor.call(paths.waitingConfirm, {
      entryId,
      key: await getEmailedKey(studio.services, entryId),
    });
  }

  const processLists = () => processWaitingLists(studio.services);

  /** Creates a logged-in member with a pack. */
  async function member(sessions: number | null = 1) {
    const userId = randomUUID();
    installFakeUserPool(studio).addUser(userId);
    const visitor = studio.visitor().with(await tokens.access(userId));
    await studio.database.transaction((tx) =>
      grantEntitlement(
        tx,
        {
          branchId,
          memberId: userId,
          kind: 'pack',
          productId: 'reformer-10',
          name: 'Reformer Pack of 10',
          terms: {
            sessions,
            covers: ['reformer'],
            offPeakOnly: false,
            shareable: false,
            onlyWhen: null,
            memberDiscountPercent: 0,
          },
          startsAt: new Date('2026-11-01T00:00:00Z'),
          expiresAt: new Date('2027-03-01T00:00:00Z'),
          origin: 'staff',
          originId: randomUUID(),
          reason: 'GRANTED',
          actor: 'system',
        },
        studio.time.now,
      ),
    );
    const credit = async () => {
      const [row] = await listEntitlements(studio.database, branchId, userId);
      if (!row) throw new Error('There is no credit.');
      const movements = await listMovements(studio.database, branchId, row.id);
      return { balance: row.balance, reasons: movements.map(({ reason }) => reason).reverse() };
    };
    return { userId, visitor, credit };
  }

  return { studio, tokens, setTime, fullClass, join, confirm, processLists, member };
}

export type WaitingListStudio = Awaited<ReturnType<typeof openWaitingListStudio>>;
