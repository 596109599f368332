import { expect, it } from 'vitest';
import { getProductActionLink } from './product-action-link.ts';

const copy = { action: { href: '/checkout?product=pack' } };

it.each([
  [['yoga'], null, '/checkout?product=pack'],
  [['yoga'], { weekday: 1, from: '17:00' }, '/timetable?activity=yoga&hours=evening&day=tuesday'],
  [['yoga', 'mat'], { weekday: 6, from: '09:00' }, '/timetable?hours=morning&day=sunday'],
])('links a product for %j at %j to %s', (covers, onlyWhen, href) => {
  expect(getProductActionLink({ covers, onlyWhen, copy })).toBe(href);
});
