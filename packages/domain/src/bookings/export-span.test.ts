import { expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { exportDaysMax, exportSpanProblem } from './export-span.ts';

const from = '2026-01-01';

it('takes one day, and as many as a file may hold', () => {
  expect(exportSpanProblem({ from, to: from })).toBeNull();
  expect(exportSpanProblem({ from, to: addDays(from, exportDaysMax - 1) })).toBeNull();
});

it('says what is wrong with the days', () => {
  expect(exportSpanProblem({ from, to: '2025-12-31' })).toBe('The last day is before the first.');
  expect(exportSpanProblem({ from, to: addDays(from, exportDaysMax) })).toBe(
    'At most 400 days go into one file.',
  );
  expect(exportSpanProblem({ from: '', to: from })).toBe('Choose two days.');
});
