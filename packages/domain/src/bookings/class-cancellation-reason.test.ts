import { expect, it } from 'vitest';
import { formatReasonSentence } from './class-cancellation-reason.ts';

it('formats the typed reason as a sentence', () => {
  expect(formatReasonSentence(' The heating has failed')).toBe('The heating has failed. ');
  expect(formatReasonSentence('No heating!')).toBe('No heating! ');
  expect(formatReasonSentence('  ')).toBe('');
  expect(formatReasonSentence(undefined)).toBe('');
});
