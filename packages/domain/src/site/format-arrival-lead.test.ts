import { expect, it } from 'vitest';
import { formatArrivalLead } from './format-arrival-lead.ts';

it.each([
  [0, 'in good time'],
  [1, '1 minute early'],
  [15, '15 minutes early'],
])('formats %i minutes before a class in words', (minutes, text) => {
  expect(formatArrivalLead(minutes)).toBe(text);
});
