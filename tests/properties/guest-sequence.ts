import fc from 'fast-check';
import type { MemberAction, MemberStart } from './member-actions.ts';

/** Cards of browsers, by the provider's test names. */
export const testCards = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  asksTheBank: 'pm_card_threeDSecure2Required',
  refundFails: 'pm_card_refundFail',
  refundPends: 'pm_card_pendingRefund',
  failsLater: 'pm_card_chargeCustomerFail',
} as const;

/**
 * Action. `browser`, `klass` and `pick` are numbers that choose among the existing ones by remainder. `pick` chooses
 * among the browser's own holds, payments or bookings, of which 0 is the latest.
 */
export type Action =
  | { do: 'hold'; browser: number; klass: number; places: number }
  | { do: 'release'; browser: number; pick: number }
  /** `booked`: for a booking, and not for a hold. */
  | { do: 'choose a bed'; browser: number; pick: number; booked: boolean; bed: number }
  | {
      do: 'open payment';
      browser: number;
      klass: number;
      named: boolean;
      otherEmail: boolean;
      /** Whether the order uses the studio's promo code. */
      promo?: boolean;
    }
  | { do: 'pay'; browser: number; pick: number; card: keyof typeof testCards }
  | { do: 'answer the bank'; browser: number; pick: number; passed: boolean }
  | { do: 'confirm'; browser: number; pick: number }
  | { do: 'book free'; browser: number; klass: number }
  | { do: 'cancel'; browser: number; pick: number }
  | { do: 'webhooks'; how: 'in order' | 'reversed' | 'doubled' | 'dropped' }
  | { do: 'let time pass'; minutes: number }
  | { do: 'sweep' }
  | { do: 'change the price'; klass: number; pence: number }
  | { do: 'call the class off'; klass: number }
  | { do: 'settle late refunds' }
  | { do: 'one after another'; actions: Action[] }
  | MemberAction;

/** Action alone, or with an interruption in the middle. */
export type Step =
  | { action: Action }
  | { action: Action; at: number; concurrent: Action }
  | { action: Action; at: number; dies: true }
  | { action: Action; at: number; outage: { calls: number; when: 'before' | 'after' } };

/** Small studio and the steps taken in it. It has few classes with few places, so that actions conflict. */
export interface Sequence {
  classes: { capacity: number; pence: number }[];
  /**
   * Whether the sweeper runs. If not, everything must settle without it. A restarted process settles at its start in
   * any case.
   */
  sweeper: boolean;
  steps: Step[];
  /** Initial state of the members by browser number; null for guests. If undefined, all browsers are guests'. */
  members?: readonly (MemberStart | null)[];
}

// Weighted towards the first class and browser, so that actions conflict.
export const arbitraryClassIndex = fc.constantFrom(0, 0, 0, 1);
export const arbitraryBrowserIndex = fc.constantFrom(0, 0, 0, 1, 2);
export const arbitraryPick = fc.constantFrom(0, 0, 0, 1, 2);
const pence = fc.constantFrom(2000, 2000, 1500, 0);

const hold = fc.record({
  do: fc.constant('hold' as const),
  browser: arbitraryBrowserIndex,
  klass: arbitraryClassIndex,
  places: fc.integer({ min: 1, max: 4 }),
});
const openPayment = fc.record({
  do: fc.constant('open payment' as const),
  browser: arbitraryBrowserIndex,
  klass: arbitraryClassIndex,
  named: fc.boolean(),
  otherEmail: fc.boolean(),
});
const pay = fc.record({
  do: fc.constant('pay' as const),
  browser: arbitraryBrowserIndex,
  pick: arbitraryPick,
  card: fc.constantFrom('good', 'good', 'good', 'declined', 'asksTheBank', 'refundFails', 'refundPends'),
});
const bank = fc.record({
  do: fc.constant('answer the bank' as const),
  browser: arbitraryBrowserIndex,
  pick: arbitraryPick,
  passed: fc.boolean(),
});
const webhooks = fc.record({
  do: fc.constant('webhooks' as const),
  how: fc.constantFrom('in order', 'reversed', 'doubled', 'dropped'),
});
const time = fc.record({
  do: fc.constant('let time pass' as const),
  minutes: fc.constantFrom(4, 9, 11, 21, 300),
});

/** Actions of guests, the studio and the provider, weighted. */
export const guestActions: readonly fc.WeightedArbitrary<Action>[] = [
  { weight: 5, arbitrary: hold },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('release' as const),
      browser: arbitraryBrowserIndex,
      pick: arbitraryPick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('choose a bed' as const),
      browser: arbitraryBrowserIndex,
      pick: arbitraryPick,
      booked: fc.boolean(),
      bed: fc.integer({ min: 1, max: 11 }),
    }),
  },
  { weight: 6, arbitrary: openPayment },
  { weight: 7, arbitrary: pay },
  { weight: 1, arbitrary: bank },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      browser: arbitraryBrowserIndex,
      pick: arbitraryPick,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('book free' as const),
      browser: arbitraryBrowserIndex,
      klass: arbitraryClassIndex,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      browser: arbitraryBrowserIndex,
      pick: arbitraryPick,
    }),
  },
  { weight: 3, arbitrary: webhooks },
  { weight: 2, arbitrary: time },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('change the price' as const), klass: arbitraryClassIndex, pence }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('call the class off' as const), klass: arbitraryClassIndex }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle late refunds' as const) }) },
];

const at = fc.nat({ max: 9 });
const outage = fc.record({
  calls: fc.constantFrom(1, 2, 9),
  when: fc.constantFrom('before' as const, 'after' as const),
});

/** Generates steps of these actions, some with an interruption. */
export function arbitrarySteps(actions: readonly fc.WeightedArbitrary<Action>[]): fc.Arbitrary<Step[]> {
  const action = fc.oneof(...actions);
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ action }) },
    { weight: 3, arbitrary: fc.record({ action, at, concurrent: action }) },
    { weight: 1, arbitrary: fc.record({ action, at, dies: fc.constant(true as const) }) },
    { weight: 1, arbitrary: fc.record({ action, at: fc.nat({ max: 2 }), outage }) },
  );
  return fc.array(step, { minLength: 1, maxLength: 16, size: 'max' });
}

/** Two classes with 1 to 5 places. */
export const arbitraryTwoClasses = fc.tuple(
  fc.record({ capacity: fc.integer({ min: 1, max: 5 }), pence: fc.constant(2000) }),
  fc.record({ capacity: fc.integer({ min: 1, max: 5 }), pence }),
);

/** Sequences of 1 to 16 steps by guests. */
export const guestSequences: fc.Arbitrary<Sequence> = fc.record({
  classes: arbitraryTwoClasses,
  sweeper: fc.boolean(),
  steps: arbitrarySteps(guestActions),
});
