/**
 * Plants bugs that the checker must find, so it runs with the fault-injection tests.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCredit } from '../harness/credits.ts';
import { getPublicSalt } from '../races/harness/api-client.ts';
import { createFutureClass } from '../races/harness/class-state.ts';
import { waitUntil } from '../races/harness/wait-until.ts';
import { checkConsistency } from './checker/check-consistency.ts';
import type { CheckerFinding } from './checker/data-snapshots.ts';
import { type ClientLog, createClientLog } from './clients/acknowledged-log.ts';
import { bookByCard } from './clients/book-class.ts';
import { bookTour } from './clients/book-tour.ts';
import { cancelBooking } from './clients/change-booking.ts';
import { sellAtFrontDesk } from './clients/front-desk-client.ts';
import { createSimulatedClient, type SimulatedClient } from './clients/simulated-client.ts';
import { createAccounts } from './harness/create-accounts.ts';
import { type FaultInjectionStudio, startFaultInjectionStudio } from './harness/fault-injection-studio.ts';

/** Random source with which no client leaves, pays with a bad card or uses a code. */
const steady = {
  next: () => 0.99,
  chance: () => false,
  below: () => 0,
  pick: <Item>(items: readonly Item[]) => items[0] as Item,
};

describe('the consistency checker', () => {
  let studio: FaultInjectionStudio;
  let log: ClientLog;
  let client: (number: number, token?: string) => SimulatedClient;

  beforeAll(async () => {
    studio = await startFaultInjectionStudio(1);
    const { balancer, sandbox } = studio;
    const salt = await getPublicSalt(balancer.url);
    const none = { hot: [], wide: [], free: [], startingSoon: [], doomed: [], sought: [] };
    client = (number, token) => {
      const environment = {
        sandboxUrl: sandbox.url,
        classes: none,
        promoCode: '',
        giftCards: [],
        thinkMs: 1,
      };
      return createSimulatedClient(
        { ...environment, address: { url: balancer.url, salt, log } },
        steady,
        number,
        token,
      );
    };
  });
  afterAll(() => studio?.close());

  /**
   * Plants a bug, runs the visit, and waits until the checker reports it. The visit returns what the report must
   * contain.
   */
  async function expectReported(
    plant: string[],
    undo: string[],
    visit: () => Promise<string>,
    about: CheckerFinding['about'],
  ) {
    log = createClientLog();
    for (const text of plant) await studio.database.run({ name: `plant_${randomUUID()}`, text }, []);
    try {
      const named = await visit();
      await waitUntil(`the checker says of ${named}: ${about}`, async () =>
        (await checkConsistency(studio, log)).some(
          (finding) => finding.about === about && finding.what.includes(named),
        ),
      );
    } finally {
      for (const text of undo) await studio.database.run({ name: `undo_${randomUUID()}`, text }, []);
    }
  }

  /** Returns statements that create a trigger with this body. */
  const trigger = (when: string, body: string) => [
    `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body}; RETURN NEW; END $$`,
    `CREATE TRIGGER planted ${when} EXECUTE FUNCTION planted()`,
  ];
  const dropTrigger = ['DROP FUNCTION planted CASCADE'];
  const bookOne = async (number: number, classId: string) => {
    const [bookingId] = await bookByCard(client(number), classId);
    if (!bookingId) throw new Error('Nothing was booked.');
    return bookingId;
  };

  it('reports nothing without a planted bug', async () => {
    log = createClientLog();
    const own = client(1);
    const [bookingId = ''] = await bookByCard(own, await createFutureClass(studio.database, 2));
    await cancelBooking(own, bookingId);
    await bookOne(2, await createFutureClass(studio.database, 2));
    expect(log.acknowledged).toMatchObject({ booked: 2, cancelled: 1 });
    await waitUntil('nothing is found', async () => (await checkConsistency(studio, log)).length === 0);
  });

  it('reports a confirmed booking that is silently dropped', () =>
    expectReported(
      trigger(
        `AFTER UPDATE OF sent_at ON outbox FOR EACH ROW WHEN (NEW.kind = 'booking-confirmed' AND NEW.sent_at IS NOT NULL)`,
        `DELETE FROM bookings WHERE order_id = (NEW.subject->>'orderId')::uuid`,
      ),
      dropTrigger,
      async () => bookOne(1, await createFutureClass(studio.database, 2)),
      'lost',
    ));

  it('reports one place more sold than the class has', () =>
    expectReported(
      trigger('BEFORE UPDATE OF taken ON classes FOR EACH ROW', 'NEW.taken := OLD.taken'),
      dropTrigger,
      async () => {
        const classId = await createFutureClass(studio.database, 1);
        await bookOne(1, classId);
        await bookOne(2, classId);
        return `${classId} has 1, sold are 2`;
      },
      'places',
    ));

  it('reports a refund that is recorded but was never made', () =>
    expectReported(
      trigger(
        'BEFORE INSERT ON refunds FOR EACH ROW',
        `NEW.status := 'SUCCEEDED'; NEW.provider_id := 're_planted_' || NEW.id`,
      ),
      dropTrigger,
      async () => {
        const own = client(1);
        const [bookingId = ''] = await bookByCard(own, await createFutureClass(studio.database, 2));
        await cancelBooking(own, bookingId);
        const paid = log.acknowledgedResults.find((result) => result.what === 'payment opened');
        return paid?.what === 'payment opened' ? paid.intentId : '';
      },
      'refund not made',
    ));

  it('reports an email that is recorded as sent but was never sent', () =>
    expectReported(
      trigger('BEFORE INSERT ON outbox FOR EACH ROW', 'NEW.sent_at := now(); NEW.queued_at := now()'),
      dropTrigger,
      async () => {
        await bookOne(1, await createFutureClass(studio.database, 2));
        return 'never arrived';
      },
      'mail owed',
    ));

  it('reports a tour slot with two parties', () =>
    expectReported(
      [
        'DROP INDEX tours_one_party_per_slot',
        ...trigger(
          'AFTER INSERT ON tours FOR EACH ROW',
          'DELETE FROM tour_slots WHERE starts_at = NEW.starts_at',
        ),
      ],
      [...dropTrigger, 'DELETE FROM tours'],
      async () => {
        for (const number of [1, 2]) await bookTour(client(number));
        return 'has 2 parties';
      },
      'tours',
    ));

  it('reports a front desk payment that is missing from the till', () =>
    expectReported(
      trigger('AFTER INSERT ON desk_payments FOR EACH ROW', 'DELETE FROM desk_payments WHERE id = NEW.id'),
      dropTrigger,
      async () => {
        const [token] = await createAccounts(`http://localhost:${studio.ports[0]}`, studio.database, {
          name: 'desk',
          count: 1,
          group: 'STAFF',
        });
        await sellAtFrontDesk(client(1, token));
        return 'sold';
      },
      'lost',
    ));

  it('reports a session that was never granted', async () => {
    const id = await createCredit(studio.database, new Date(), { memberId: randomUUID() });
    const text = `UPDATE entitlements SET balance = balance + 1 WHERE id = '${id}'`;
    await expectReported([text], [], async () => id, 'sessions');
  });
});
