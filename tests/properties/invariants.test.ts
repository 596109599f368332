import type { QueryExecutor } from '@studio/server/platform/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action, Step } from './guest-sequence.ts';
import { findViolations, findViolationsAtRest } from './invariants.ts';
import { playStep, settleAll } from './play-step.ts';
import { openPropertyStudio, type PropertyStudio } from './property-studio.ts';
import { openWorld, type World } from './world.ts';

let ground: PropertyStudio;
let world: World;

beforeAll(async () => {
  ground = await openPropertyStudio();
});
afterAll(() => ground.close());

const hold = (places: number): Action => ({ do: 'hold', browser: 0, klass: 0, places });
const open: Action = { do: 'open payment', browser: 0, klass: 0, named: false, otherEmail: false };
const pay: Action = { do: 'pay', browser: 0, pick: 0, card: 'good' };
const confirm: Action = { do: 'confirm', browser: 0, pick: 0 };
const cancel: Action = { do: 'cancel', browser: 0, pick: 0 };

async function played(...steps: (Action | Step)[]): Promise<void> {
  for (const step of steps) await playStep(world, 'action' in step ? step : { action: step });
}

beforeEach(async () => {
  world = await openWorld(ground, {
    classes: [{ capacity: 4, pence: 2000 }],
    sweeper: true,
    steps: [],
  });
});

describe('the check of the books can fail', () => {
  it('and finds nothing in books that are right', async () => {
    await played(hold(2), open, pay, confirm, cancel);
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
      `UPDATE holds SET status = 'LAPSED' WHERE class_id = $1`,
      /without a word in the audit/,
    ],
  ])('when %s', async (_title, corruption, complaint) => {
    await played(hold(2), open, pay, confirm);
    await ground.studio.sandbox.query(corruption, world.classIds);
    expect((await findViolations(world)).join('\n')).toMatch(complaint);
  });

  it('when a refund is written down as done and the provider was never asked', async () => {
    const { createRefund } = ground.studio.services.payments;
    ground.studio.services.payments.createRefund = async () => ({
      id: 're_none',
      status: 'succeeded',
      failure: null,
      amountPence: 2000,
      ourKey: null,
      madeAt: new Date(),
    });
    await played(hold(2), open, pay, confirm, cancel);
    ground.studio.services.payments.createRefund = createRefund;
    await settleAll(world);
    expect(await findViolationsAtRest(world)).toEqual([
      expect.stringContaining('keeps 4000 pence for bookings of 2000'),
    ]);
  });

  it('when a server books a hold whose places were changed while its payment was opened', async () => {
    const { transaction } = ground.studio.services.database;
    ground.studio.services.database.transaction = (work) =>
      transaction((tx) => work(carelessAboutPlaces(tx)));
    await played(hold(3), { action: open, at: 1, meanwhile: hold(1) }, pay, confirm);
    ground.studio.services.database.transaction = transaction;
    expect((await findViolations(world)).join('\n')).toMatch(/has 1 taken, 0 held and 3 booked/);
  });
});

function carelessAboutPlaces(tx: QueryExecutor): QueryExecutor {
  return {
    orm: tx.orm,
    // A named prepared statement keeps its text, so the changed one needs another name.
    run: ({ name, text }, values) =>
      tx.run({ name: `careless_${name}`, text: text.replace('places = $5', '$5 > 0') }, values),
  };
}
