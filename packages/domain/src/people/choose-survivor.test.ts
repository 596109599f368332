import { expect, it } from 'vitest';
import { chooseSurvivor } from './choose-survivor.ts';

const [member, guest, other] = [
  { id: 'member', hasAccount: true },
  { id: 'guest', hasAccount: false },
  { id: 'other', hasAccount: true },
];
const choose = (one: typeof member, two: typeof member) =>
  chooseSurvivor(one, two, ({ hasAccount }) => hasAccount).map(({ id }) => id);

it('keeps the person with an account, and otherwise the first person', () => {
  expect(choose(guest, member)).toEqual(['member', 'guest']);
  expect(choose(member, guest)).toEqual(['member', 'guest']);
  expect(choose(other, member)).toEqual(['other', 'member']);
  expect(choose(guest, { ...guest, id: 'second' })).toEqual(['guest', 'second']);
});
