import { expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { maxExportDays, validateExportRange } from './export-range.ts';

const from = '2026-01-01';

it('accepts a range from one day to the maximum for a file', () => {
  expect(validateExportRange({ from, to: from })).toBeNull();
  expect(validateExportRange({ from, to: addDays(from, maxExportDays - 1) })).toBeNull();
});

it('returns an error sentence for an invalid range', () => {
  expect(validateExportRange({ from, to: '2025-12-31' })).toBe(
    'Choose an end date on or after the start date.',
  );
  expect(validateExportRange({ from, to: addDays(from, maxExportDays) })).toBe(
    'Choose a period of up to 400 days.',
  );
  expect(validateExportRange({ from: '', to: from })).toBe('Choose a start date and an end date.');
});
