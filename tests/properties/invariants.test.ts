import type { QueryExecutor } from '@studio/server/platform/database/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action, Step } from './guest-sequence.ts';
import { findViolations, findViolationsAtRest } from './invariants.ts';
import { playStep, settleAll } from './play-step.ts';
import { openPropertyStudio, type PropertyStudio } from './property-studio.ts';
import { openWorld, type World } from './world.ts';

let propertyStudio: PropertyStudio;
let world: World;

beforeAll(async () => {
  propertyStudio = await openPropertyStudio();
});
afterAll(() => propertyStudio.close());

const hold = (places: number): Action => ({ do: 'hold', browser: 0, klass: 0, places });
const open: Action = { do: 'open payment', browser: 0, klass: 0, named: false, otherEmail: false };
const pay: Action = { do: 'pay', browser: 0, pick: 0, card: 'good' };
const confirm: Action = { do: 'confirm', browser: 0, pick: 0 };
const cancel: Action = { do: 'cancel', browser: 0, pick: 0 };

async function play(...steps: (Action | Step)[]): Promise<void> {
  for (const step of steps) await playStep(world, 'action' in step ? step : { action: step });
}

beforeEach(async () => {
  world = await openWorld(propertyStudio, {
    classes: [{ capacity: 4, pence: 2000 }],
    sweeper: true,
    steps: [],
  });
});

describe('the consistency check', () => {
  it('finds nothing in consistent data', async () => {
    await play(hold(2), open, pay, confirm, cancel);
    await settleAll(world);
    expect([
      ...world.faults,
      ...(await findViolations(world)),
      ...(await findViolationsAtRest(world)),
    ]).toEqual([]);
  });

  it.each([
    ['a place too many is taken', `UPDATE classes SET taken = taken + 1 WHERE id = $1`, /has 3 taken/],
    [
      'a booking is gone',
      `DELETE FROM bookings WHERE class_id = $1 AND position = 1`,
      /2 places and has 1 bookings/,
    ],
    [
      'a booking was cheaper',
      `UPDATE bookings SET price_paid_pence = 1 WHERE class_id = $1`,
      /took 4000 pence/,
    ],
    [
      'a booking is cancelled by hand',
      `UPDATE bookings SET status = 'CANCELLED' WHERE class_id = $1`,
      /without its refund/,
    ],
    [
      'a paid booking has no payment',
      `UPDATE bookings SET payment_id = NULL WHERE class_id = $1`,
      /was never paid/,
    ],
    [
      'a payment is forgotten',
      `UPDATE payments SET status = 'CANCELLED' WHERE class_id = $1`,
      /is CANCELLED and has 2/,
    ],
    [
      'a hold changes silently',
      `UPDATE holds SET status = 'EXPIRED' WHERE class_id = $1`,
      /without a word in the audit/,
    ],
  ])('reports a fault when %s', async (_title, corruption, complaint) => {
    await play(hold(2), open, pay, confirm);
    await propertyStudio.studio.sandbox.query(corruption, world.classIds);
    expect((await findViolations(world)).join('\n')).toMatch(complaint);
  });

  it('reports a refund that is recorded as done but was never requested', async () => {
    const { createRefund } = propertyStudio.studio.services.payments;
    propertyStudio.studio.services.payments.createRefund = async () => ({
      id: 're_none',
      status: 'succeeded',
      failure: null,
      amountPence: 2000,
      idempotencyKey: null,
      madeAt: new Date(),
    });
    await play(hold(2), open, pay, confirm, cancel);
    propertyStudio.studio.services.payments.createRefund = createRefund;
    await settleAll(world);
    expect(await findViolationsAtRest(world)).toEqual([
      expect.stringContaining('keeps 4000 pence for bookings of 2000'),
    ]);
  });

  it('reports a hold booked after its places changed while the payment was opened', async () => {
    const { transaction } = propertyStudio.studio.services.database;
    propertyStudio.studio.services.database.transaction = (work) =>
      transaction((tx) => work(ignorePlaces(tx)));
    await play(hold(3), { action: open, at: 1, concurrent: hold(1) }, pay, confirm);
    propertyStudio.studio.services.database.transaction = transaction;
    expect((await findViolations(world)).join('\n')).toMatch(/has 1 taken, 0 held and 3 booked/);
  });
});

function ignorePlaces(tx: QueryExecutor): QueryExecutor {
  return {
    orm: tx.orm,
    // A named prepared statement keeps its text, so the changed one needs another name.
    run: ({ name, text }, values) =>
      tx.run({ name: `careless_${name}`, text: text.replace('places = $5', '$5 > 0') }, values),
  };
}
