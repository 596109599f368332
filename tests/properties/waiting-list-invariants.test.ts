import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from './guest-sequence.ts';
import { playStep } from './play-step.ts';
import { openPropertyStudio, type PropertyStudio } from './property-studio.ts';
import { findUnofferedPlaces, findWaitingListViolations } from './waiting-list-invariants.ts';
import { openWorld, type World } from './world.ts';

let propertyStudio: PropertyStudio;
let world: World;

beforeAll(async () => {
  propertyStudio = await openPropertyStudio();
});
afterAll(() => propertyStudio.close());

const join = (browser: number, eitherClass = false): Action => ({
  do: 'join the waiting list',
  browser,
  klass: 0,
  either: eitherClass,
  auto: false,
});
const book = (klass: number): Action[] => [
  { do: 'hold', browser: 0, klass, places: 1 },
  { do: 'book with credit', browser: 0, klass },
];
/**
 * The first member has booked the only place of each class. The second waits for the first class, the third for either.
 */
const queue: Action[] = [...book(0), ...book(1), join(1), join(2, true)];
/** The first place becomes free and is offered to the member who has waited longest. */
const offer: Action[] = [{ do: 'cancel', browser: 0, pick: 1 }, { do: 'offer free places' }];

async function play(...actions: Action[]): Promise<void> {
  for (const action of actions) await playStep(world, { action });
}

const found = async () =>
  [...(await findWaitingListViolations(world)), ...(await findUnofferedPlaces(world))].join(' ');

beforeEach(async () => {
  const member = { sessions: 3, shareable: false };
  world = await openWorld(propertyStudio, {
    classes: [1, 1].map((capacity) => ({ capacity, pence: 2000 })),
    sweeper: true,
    steps: [],
    members: [member, member, member],
  });
});

describe('the consistency check for waiting lists', () => {
  it('finds nothing while they are correct', async () => {
    await play(...queue);
    expect(await found()).toBe('');
    await play(...offer);
    expect(await found()).toBe('');
    expect(
      await propertyStudio.studio.sandbox.query(`SELECT 1 FROM waiting_entries WHERE status = 'OFFERED'`),
    ).toHaveLength(1);
  });

  it.each([
    ['a place is idle', queue, 'UPDATE classes SET capacity = 2 WHERE waiting > 0', /offered to nobody/],
    [
      'somebody came first and still waits',
      [...queue, ...offer],
      `UPDATE waiting_entries SET joined_at = joined_at - interval '1 day', request_id = gen_random_uuid() WHERE status = 'WAITING'`,
      /was served before/,
    ],
    [
      'an offer has ended and stands',
      [...queue, ...offer],
      `UPDATE holds SET status = 'EXPIRED' WHERE id = (SELECT hold_id FROM waiting_entries WHERE status = 'OFFERED')`,
      /offered a hold that is EXPIRED/,
    ],
    [
      'an offer was taken and its hold never was',
      [...queue, ...offer],
      `UPDATE waiting_entries SET status = 'BOOKED' WHERE status = 'OFFERED'`,
      /is BOOKED and its hold LIVE/,
    ],
    [
      'who wanted one of two has both',
      queue,
      `UPDATE waiting_entries SET status = 'BOOKED' WHERE request_id IN
        (SELECT request_id FROM waiting_entries GROUP BY request_id HAVING count(*) = 2)`,
      /took 2 places/,
    ],
  ])('reports a fault when %s', async (_title, actions, corruption, complaint) => {
    await play(...actions);
    await propertyStudio.studio.sandbox.query(corruption);
    expect(await found()).toMatch(complaint);
  });
});
