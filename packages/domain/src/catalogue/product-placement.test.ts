import { expect, it } from 'vitest';
import { placeProduct } from './product-placement.ts';

const pack = { id: 'five-pack', name: 'Five Pack', terms: { covers: ['mat', 'yoga'], sessions: 5 } };

it('places products by kind, with the button that sells them', () => {
  expect(placeProduct({ ...pack, kind: 'pack' })).toEqual({
    section: 'packs',
    fragments: ['packs'],
    unit: '',
    action: { label: 'Buy Five Pack', href: '/checkout?product=five-pack' },
  });
  expect(placeProduct({ ...pack, kind: 'membership' })).toMatchObject({
    unit: '/ month',
    action: { label: 'Choose Five Pack', href: '/checkout?product=five-pack' },
  });
});

it('leads drop-ins to the timetable, of their activity if there is one', () => {
  const link = (covers: string[]) =>
    placeProduct({ ...pack, kind: 'drop-in', terms: { covers, sessions: 1 } }).action.href;
  expect(link(['mat'])).toBe('/timetable?activity=mat&pricing=dropin');
  expect(link(['mat', 'yoga'])).toBe('/timetable?pricing=dropin');
});

it('shows a price per session for a single 1:1 only', () => {
  const unit = (sessions: number) =>
    placeProduct({ ...pack, kind: 'one-to-one', terms: { covers: [], sessions } }).unit;
  expect([unit(1), unit(5)]).toEqual(['/ session', '']);
});
