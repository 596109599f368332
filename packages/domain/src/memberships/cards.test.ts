import { expect, it } from 'vitest';
import { isNeeded } from './cards.ts';

it('the only card is needed while a membership goes on', () => {
  const [one, other] = [{ id: 'one' }, { id: 'other' }];
  expect(isNeeded([one], 'one', 1)).toBe(true);
  expect(isNeeded([one], 'one', 0)).toBe(false);
  expect(isNeeded([one, other], 'one', 2)).toBe(false);
});
