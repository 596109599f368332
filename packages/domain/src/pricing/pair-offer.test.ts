import { expect, it } from 'vitest';
import { findPairOffer, type OfferedProduct } from './pair-offer.ts';

const tuesdays: OfferedProduct = {
  kind: 'offer',
  name: '2-for-1 yoga on Tuesday evenings',
  terms: { covers: ['yoga'], onlyWhen: { weekday: 1, from: '17:00' } },
};
const starter: OfferedProduct = { kind: 'offer', name: 'First', terms: { covers: ['yoga'], onlyWhen: null } };
const klass = (startsAt: string, changes: object = {}) => ({
  activityId: 'yoga',
  subType: 'vinyasa',
  startsAt: new Date(startsAt),
  ...changes,
});
const offered = (startsAt: string, changes?: object) =>
  findPairOffer([starter, tuesdays], klass(startsAt, changes))?.name ?? null;

it('applies to its activity on its weekday from its London hour', () => {
  expect(offered('2026-11-24T17:00:00Z')).toBe(tuesdays.name);
  expect(offered('2026-11-24T16:59:00Z')).toBeNull();
  expect(offered('2026-11-25T17:00:00Z')).toBeNull();
  expect(offered('2026-07-21T16:00:00Z')).toBe(tuesdays.name);
  expect(offered('2026-11-24T18:00:00Z', { activityId: 'mat' })).toBeNull();
});

it('does not apply to sound healing', () => {
  expect(offered('2026-11-24T18:00:00Z', { subType: 'sound-healing' })).toBeNull();
});
