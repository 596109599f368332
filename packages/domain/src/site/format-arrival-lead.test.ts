import { expect, it } from 'vitest';
import { formatArrivalLead } from './format-arrival-lead.ts';

it.each([
  [0, 'in good time'],
  [1, '1 minute early'],
  [15, '15 minutes early'],
])('%i minutes before a class are said as words', (minutes, words) => {
  expect(formatArrivalLead(minutes)).toBe(words);
});
