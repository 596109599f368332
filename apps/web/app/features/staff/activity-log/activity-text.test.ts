import { expect, it } from 'vitest';
import { formatAction, formatDetailLines, getActorLabel } from './activity-text.ts';

it('names the actor and the action, even when the actor has no name', () => {
  expect(getActorLabel({ kind: 'team', name: 'Ines Duarte' })).toBe('Ines Duarte');
  expect(getActorLabel({ kind: 'team', name: null })).toBe('A team member');
  expect(getActorLabel({ kind: 'provider', name: null })).toBe('Payment provider');
  expect(formatAction('CHECKED_IN')).toBe('Checked in');
});

it('lists every detail as it is stored', () => {
  expect(formatDetailLines({ pricePence: 1800, from: { opens: '10:00' }, note: 'asked by phone' })).toEqual([
    { name: 'price pence', value: '1800' },
    { name: 'from', value: '{"opens":"10:00"}' },
    { name: 'note', value: 'asked by phone' },
  ]);
  expect(formatDetailLines(null)).toEqual([]);
});
