import { expect, it } from 'vitest';
import { getShortActivityName } from './get-short-activity-name.ts';

it('returns the built-in short name until the activity is renamed', () => {
  expect(getShortActivityName([{ id: 'mat', label: 'Mat Pilates' }], 'mat')).toBe('Mat');
  expect(getShortActivityName([{ id: 'mat', label: 'Barre' }], 'mat')).toBe('Barre');
  expect(getShortActivityName([], 'aerial')).toBe('aerial');
});
