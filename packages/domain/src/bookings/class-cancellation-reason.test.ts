import { expect, it } from 'vitest';
import { formatReasonSentence } from './class-cancellation-reason.ts';

it('makes a sentence of what was typed', () => {
  expect(formatReasonSentence(' The heating has failed')).toBe('The heating has failed. ');
  expect(formatReasonSentence('No heating!')).toBe('No heating! ');
  expect(formatReasonSentence('  ')).toBe('');
  expect(formatReasonSentence(undefined)).toBe('');
});
