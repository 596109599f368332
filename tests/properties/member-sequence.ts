import fc from 'fast-check';
import { type MemberAction, type MemberStart, moments, products } from './member-actions.ts';
import {
  type Action,
  browser,
  guestActions,
  klass,
  pick,
  type Sequence,
  stepsOf,
  twoClasses,
} from './sequence.ts';

const is = <Name extends MemberAction['do']>(name: Name) => fc.constant(name);

const buying: fc.WeightedArbitrary<Action>[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('buy'),
      browser,
      product: fc.constantFrom(...products),
      giftCard: fc.boolean(),
      promo: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('subscribe'), browser }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('change the membership'),
      browser,
      how: fc.constantFrom('cancel', 'resume', 'freeze', 'unfreeze', 'pay'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: is('save a card'), browser, card: fc.constantFrom('good', 'failsLater') }),
  },
];

const booking: fc.WeightedArbitrary<Action>[] = [
  { weight: 8, arbitrary: fc.record({ do: is('book with credit'), browser, klass }) },
  { weight: 3, arbitrary: fc.record({ do: is('move'), browser, pick, klass: fc.constantFrom(1, 0) }) },
  { weight: 2, arbitrary: fc.record({ do: is('give up'), browser, pick }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: is('join the list'),
      browser: fc.constantFrom(0, 1, 2),
      klass,
      either: fc.boolean(),
      auto: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('leave the list'), browser, pick }) },
  { weight: 3, arbitrary: fc.record({ do: is('claim the offer'), browser: fc.constantFrom(0, 1, 2), pick }) },
];

const studio: fc.WeightedArbitrary<Action>[] = [
  { weight: 5, arbitrary: fc.record({ do: is('serve the lists') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('mark at the door'),
      browser,
      pick,
      kind: fc.constantFrom('HERE', 'HERE', 'UNDONE'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('cancel the class'), klass }) },
  { weight: 1, arbitrary: fc.record({ do: is('go on cancelling') }) },
  { weight: 1, arbitrary: fc.record({ do: is('close classes') }) },
  { weight: 3, arbitrary: fc.record({ do: is('time comes'), to: fc.constantFrom(...moments) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('open payment' as const),
      browser,
      klass,
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

/** Sequences of 1 to 16 steps of two members and a guest, or of three members. */
export const memberSequences: fc.Arbitrary<Sequence> = fc.record({
  classes: twoClasses,
  sweeper: fc.boolean(),
  members: fc.tuple(member, member, fc.oneof(member, fc.constant(null))),
  steps: stepsOf([...guestActions, ...buying, ...booking, ...studio]),
});
