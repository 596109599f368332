import { expect, it } from 'vitest';
import { actionWords, actorWords, detailLines } from './log-words.ts';

it('says who did what, also when nobody has a name', () => {
  expect(actorWords({ kind: 'team', name: 'Ines Duarte' })).toBe('Ines Duarte');
  expect(actorWords({ kind: 'team', name: null })).toBe('Somebody of the team');
  expect(actorWords({ kind: 'provider', name: null })).toBe('The payment provider');
  expect(actionWords('CHECKED_IN')).toBe('Checked in');
});

it('lists every detail as it is stored', () => {
  expect(detailLines({ pricePence: 1800, from: { opens: '10:00' }, note: 'asked by phone' })).toEqual([
    { name: 'price pence', value: '1800' },
    { name: 'from', value: '{"opens":"10:00"}' },
    { name: 'note', value: 'asked by phone' },
  ]);
  expect(detailLines(null)).toEqual([]);
});
