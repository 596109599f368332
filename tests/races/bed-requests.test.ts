import { paths } from '@studio/contracts/paths';
import { chooseBookingBedStatement } from '@studio/server/bookings/beds/choose-beds';
import type { QueryExecutor } from '@studio/server/platform/database/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import type { Caller } from './harness/api-client.ts';
import { confirmPayment, openPaidCheckoutBrowser } from './harness/checkout-browser.ts';
import { checkClassTotals, createFutureClass, readDeadlockCount } from './harness/class-state.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitUntil } from './harness/wait-until.ts';

const rounds = selectByExtent({ all: 4, storm: 40 });

let studios: TwoStudioProcesses;

beforeAll(async () => {
  studios = await startTwoStudios();
});
afterAll(() => studios?.close());

interface BookedClient {
  browser: Caller;
  bookingId: string;
}

/** Books places of several clients, who get the beds from 1 on. Their browsers use both processes in turn. */
async function bookClients(classId: string, count: number): Promise<BookedClient[]> {
  const clients: BookedClient[] = [];
  for (let number = 0; number < count; number++) {
    const studio = pickProcess(studios, number);
    const buyer = await openPaidCheckoutBrowser(studio, classId);
    const { body } = await confirmPayment(studio, buyer);
    clients.push({ browser: buyer.browser, bookingId: String(body.bookingId) });
  }
  return clients;
}

const bedsOfClass = {
  name: 'test_client_beds',
  text: 'SELECT booking_id AS "bookingId", number FROM class_beds WHERE class_id = $1 ORDER BY number',
};

/** Returns the beds of the clients, in their order; undefined for those who have none. */
async function readBeds(classId: string, clients: readonly BookedClient[]): Promise<(number | undefined)[]> {
  const rows = await studios.database.run<{ bookingId: string; number: number }>(bedsOfClass, [classId]);
  return clients.map(({ bookingId }) => rows.find((row) => row.bookingId === bookingId)?.number);
}

const ask = ({ browser, bookingId }: BookedClient, bed: number) =>
  browser.call(paths.bedsRequest, { bookingId, request: { bed, mode: 'MOVE' } });

describe('requests for a taken bed, two processes on one PostgreSQL', () => {
  it('a bed is cancelled while two wait for it and a third chooses it: one has it, the others keep theirs', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 10);
      const clients = await bookClients(classId, 4);
      const [owner, first, second, third] = clients as [
        BookedClient,
        BookedClient,
        BookedClient,
        BookedClient,
      ];
      for (const client of [first, second]) expect((await ask(client, 1)).status).toBe(200);
      const [cancelled] = await Promise.all([
        owner.browser.call(paths.cancel, { bookingId: owner.bookingId }),
        third.browser.call(paths.bedsChoose, { bookingId: third.bookingId, beds: [1] }),
      ]);
      expect(cancelled.status).toBe(200);
      const others = [first, second, third];
      await waitUntil('someone has the bed', async () => (await readBeds(classId, others)).includes(1));
      const beds = await readBeds(classId, others);
      const kept = beds.filter((bed, index) => bed === index + 2);
      expect(beds.filter((bed) => bed === 1)).toHaveLength(1);
      expect(kept).toHaveLength(2);
      expect(await checkClassTotals(studios.database, classId)).toMatchObject({ confirmed: 3, addsUp: true });
    }
    expect(await readDeadlockCount(studios.database)).toBe(0);
  });

  it('control, run last: without the lock and the unique key two who wait get one bed', async () => {
    const { database } = studios;
    const classId = await createFutureClass(database, 10);
    const clients = await bookClients(classId, 2);
    await database.pool.query(
      'ALTER TABLE class_beds DROP CONSTRAINT class_beds_branch_id_class_id_number_pk',
    );
    const unlocked = replaceGuard([database.pool], /FOR NO KEY UPDATE OF c/);
    const move = (tx: Pick<QueryExecutor, 'run'>, { bookingId }: BookedClient) =>
      tx.run(chooseBookingBedStatement, ['11-miles-st', bookingId, [7]]);
    const [one, other] = clients as [BookedClient, BookedClient];
    await database.transaction(async (first) => {
      await move(first, one);
      // Doesn't wait for the first transaction, whose bed it can't see yet.
      await move(database, other);
    });
    expect(unlocked()).toBe(2);
    expect(await readBeds(classId, clients)).toEqual([7, 7]);
  });
});
