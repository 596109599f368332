import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from './guest-sequence.ts';
import { findViolations } from './invariants.ts';
import { playStep } from './play-step.ts';
import { openPropertyStudio, type PropertyStudio } from './property-studio.ts';
import { openWorld, type World } from './world.ts';

let propertyStudio: PropertyStudio;
let world: World;

beforeAll(async () => {
  propertyStudio = await openPropertyStudio();
});
afterAll(() => propertyStudio.close());

const steps: Action[] = [
  { do: 'buy', browser: 0, product: 'gift-card', giftCard: false, promo: false },
  { do: 'pay', browser: 0, pick: 0, card: 'good' },
  { do: 'confirm', browser: 0, pick: 0 },
  { do: 'buy', browser: 0, product: 'reformer-pack-10', giftCard: true, promo: true },
  { do: 'pay', browser: 0, pick: 0, card: 'good' },
  { do: 'confirm', browser: 0, pick: 0 },
  { do: 'subscribe', browser: 0 },
  { do: 'pay', browser: 0, pick: 0, card: 'good' },
  { do: 'confirm', browser: 0, pick: 0 },
  { do: 'hold', browser: 0, klass: 0, places: 1 },
  { do: 'book with credit', browser: 0, klass: 0 },
  { do: 'join the waiting list', browser: 1, klass: 0, either: false, auto: false },
];

describe('the consistency check for members', () => {
  it.each([
    ['nothing was done', 'SELECT 1', /^$/],
    [
      'a session was spent twice',
      `UPDATE entitlements SET balance = balance - 1 WHERE origin = 'purchase'`,
      /by its movements/,
    ],
    [
      'a booking has another credit',
      `UPDATE bookings SET entitlement_id = gen_random_uuid()`,
      /took 0 sessions/,
    ],
    [
      'a gift card lost money',
      'UPDATE gift_cards SET balance_pence = balance_pence + 1',
      /gift card .* pence and/,
    ],
    [
      'a purchase was not handed over',
      `UPDATE purchases SET status = 'OPEN' WHERE product_id = 'reformer-pack-10'`,
      /is OPEN and gave 1/,
    ],
    ['a code counts too few', 'UPDATE promo_codes SET uses = 0', /counts 0 uses and has 1/],
    ['a month was never paid', 'UPDATE membership_months SET amount_pence = 1', /of 1 pence was paid with/],
    ['the list is miscounted', 'UPDATE classes SET waiting = 2 WHERE waiting = 1', /counts 2 waiting of 1/],
    [
      'the confirmed ones are miscounted',
      'UPDATE classes SET waiting = 2, waiting_confirmed = 2 WHERE waiting = 1',
      /counts 2 confirmed of 1/,
    ],
    [
      'a mail was written twice',
      `INSERT INTO outbox (id, branch_id, kind, subject, created_at)
      SELECT gen_random_uuid(), branch_id, kind, subject, created_at FROM outbox WHERE kind = 'purchase-paid'`,
      /is owed 1 times and was written 2/,
    ],
    [
      'nobody was told',
      `DELETE FROM outbox WHERE kind = 'waiting-joined'`,
      /waiting-joined .* was written 0/,
    ],
  ])('reports as expected when %s', async (_title, corruption, complaint) => {
    const member = { sessions: 3, shareable: false };
    world = await openWorld(propertyStudio, {
      classes: [{ capacity: 1, pence: 2000 }],
      sweeper: true,
      steps: [],
      members: [member, member, null],
    });
    for (const action of steps) await playStep(world, { action });
    await propertyStudio.studio.sandbox.query(corruption);
    expect([...world.faults, ...(await findViolations(world))].join(' ')).toMatch(complaint);
  });
});
