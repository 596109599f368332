import fc from 'fast-check';
import {
  type Action,
  arbitraryBrowserIndex,
  arbitraryClassIndex,
  arbitraryPick,
  arbitrarySteps,
  arbitraryTwoClasses,
  guestActions,
  type Sequence,
} from './guest-sequence.ts';
import { type MemberAction, type MemberStart, memberProducts, timeMoments } from './member-actions.ts';

const is = <Name extends MemberAction['do']>(name: Name) => fc.constant(name);

const buying: fc.WeightedArbitrary<Action>[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('buy'),
      browser: arbitraryBrowserIndex,
      product: fc.constantFrom(...memberProducts),
      giftCard: fc.boolean(),
      promo: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('subscribe'), browser: arbitraryBrowserIndex }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('change the membership'),
      browser: arbitraryBrowserIndex,
      how: fc.constantFrom('cancel', 'resume', 'freeze', 'unfreeze', 'pay'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: is('save a card'),
      browser: arbitraryBrowserIndex,
      card: fc.constantFrom('good', 'failsLater'),
    }),
  },
];

const booking: fc.WeightedArbitrary<Action>[] = [
  {
    weight: 8,
    arbitrary: fc.record({
      do: is('book with credit'),
      browser: arbitraryBrowserIndex,
      klass: arbitraryClassIndex,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('move'),
      browser: arbitraryBrowserIndex,
      pick: arbitraryPick,
      klass: fc.constantFrom(1, 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: is('cancel a booking'), browser: arbitraryBrowserIndex, pick: arbitraryPick }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: is('join the waiting list'),
      browser: fc.constantFrom(0, 1, 2),
      klass: arbitraryClassIndex,
      either: fc.boolean(),
      auto: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: is('leave the waiting list'),
      browser: arbitraryBrowserIndex,
      pick: arbitraryPick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('accept the offer'),
      browser: fc.constantFrom(0, 1, 2),
      pick: arbitraryPick,
    }),
  },
];

const studio: fc.WeightedArbitrary<Action>[] = [
  { weight: 5, arbitrary: fc.record({ do: is('offer free places') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('mark attendance'),
      browser: arbitraryBrowserIndex,
      pick: arbitraryPick,
      kind: fc.constantFrom('CHECKED_IN', 'CHECKED_IN', 'UNDONE'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('cancel the class'), klass: arbitraryClassIndex }) },
  { weight: 1, arbitrary: fc.record({ do: is('continue cancelling') }) },
  { weight: 1, arbitrary: fc.record({ do: is('close classes') }) },
  { weight: 3, arbitrary: fc.record({ do: is('advance time'), to: fc.constantFrom(...timeMoments) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('open payment' as const),
      browser: arbitraryBrowserIndex,
      klass: arbitraryClassIndex,
      named: fc.boolean(),
      otherEmail: fc.constant(false),
      promo: fc.constant(true),
    }),
  },
];

const member: fc.Arbitrary<MemberStart> = fc.record({
  sessions: fc.constantFrom(3, 1, 2, 0),
  shareable: fc.boolean(),
});

/** Sequences of 1 to 16 steps by two members and a guest, or by three members. */
export const memberSequences: fc.Arbitrary<Sequence> = fc.record({
  classes: arbitraryTwoClasses,
  sweeper: fc.boolean(),
  members: fc.tuple(member, member, fc.oneof(member, fc.constant(null))),
  steps: arbitrarySteps([...guestActions, ...buying, ...booking, ...studio]),
});
